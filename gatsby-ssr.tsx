export { onPreRenderHTML, replaceRenderer } from "./src/csp/render-page";
