export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/harden/render-page";
