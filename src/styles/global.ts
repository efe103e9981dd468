/**
 * The CSS of all pages, imported by `gatsby-browser.tsx` alone. It is in a cascade layer, so that the CSS modules of components
 * override it in whatever order the files load.
 */
import "./fonts.css";
import "./tokens.css";
import "./elements.css";
import "./shared.css";
