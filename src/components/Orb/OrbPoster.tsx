import * as styles from "./Orb.module.css";

/** The first frame that the shader draws, as a picture (`npm run icons`): it costs nothing to paint, and React's orb goes on from it. */
export function OrbPoster() {
  return <img className={styles.poster} src="/orb.avif" width={1024} height={1024} alt="" />;
}
