import { trustedHtml } from "../site/trusted-html";
import * as styles from "./CoverDrawing.module.css";

/** The figure of a paper's cover, which the build has drawn from the paper's own structure. */
export function CoverDrawing({ cover, className = "" }: { cover: string; className?: string }) {
  const classes = `${styles.cover} ${className}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the paper's own structure
  return <div className={classes} dangerouslySetInnerHTML={{ __html: trustedHtml(cover) }} />;
}
