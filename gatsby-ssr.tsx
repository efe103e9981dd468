export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/csp/render-page";
