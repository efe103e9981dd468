/**
 * The site's global CSS, the order of its layers first.
 *
 * Every page and template imports this before anything else: the bundler joins styles in the order in which pages meet
 * them, and the first statement that names the layers decides their order.
 */
import "./layers.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./figures.css";
