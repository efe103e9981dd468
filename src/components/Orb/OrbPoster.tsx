import * as styles from "./Orb.module.css";

/** The orb's first frame, drawn: its four threads at their places, over a glow that the style sheet paints. */
export function OrbPoster() {
  return (
    <div className={styles.poster}>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        <path
          stroke="#b4b8"
          d="M0,-165c42,2 80,27 107,58s34,66 34,107-5,80-31,110-70,50-110,49-74-24-105-54-60-64-62-105 20-85 51-116 74-51 116-49z"
        />
        <path
          stroke="#cafb"
          d="M0,-155c40-1 80,17 109,46s45,70 43,109-24,73-53,99-63,41-99,40-66-18-95-44-58-57-60-95 20-76 49-106 66-49 106-49z"
        />
        <path
          stroke="#f8cc"
          d="M0,-146c37,0 73,18 100,46s44,63 44,100-18,74-45,99-62,39-99,38-70-14-97-40-47-60-47-97 17-72 44-100 63-46 100-46z"
        />
        <path
          stroke="#dcf"
          d="M0,-135c36,1 69,16 94,41s39,59 39,94-13,70-38,95-60,38-95,38-67-16-92-41-42-57-43-92 13-71 38-97 61-38 97-38z"
        />
      </svg>
    </div>
  );
}
