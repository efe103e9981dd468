/**
 * The CSS of all pages, imported by `gatsby-browser.tsx` alone. It stands in one layer, so that the sheet of a component
 * has the last word, in whatever order they come.
 */
import "./fonts.css";
import "./tokens.css";
import "./elements.css";
import "./shared.css";
