/**
 * The site's global CSS, imported by `gatsby-browser.tsx` alone: so it comes before the sheets of all pages. The first
 * statement that names the layers decides their order.
 */
import "./layers.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./figures.css";
