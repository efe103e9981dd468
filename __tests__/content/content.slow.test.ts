/** The papers as they are read and rendered: in one file, so that jest reads and renders them once. */
import "./agfi";
import "./check";
import "./live-papers";
import "./models-data";
import "./papers";
import "./run-sums";
import "./specified-statements";
import "./wallet-appendix";
