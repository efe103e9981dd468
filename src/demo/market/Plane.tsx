import { memo, type RefObject } from "react";
import { Figure } from "../../figures/parts/drawing";
import { axisGrowth } from "../../figures/parts/plot";
import { SharesPlane } from "../../figures/parts/SharesPlane";
import { type InspectionGame, levelShares } from "../../models/inspection";
import * as styles from "./Market.module.css";

/** The axis of poor work: it stands still while a slider moves, so that the point is seen to climb. */
const MOST = 0.75;
/** So many times the level share goes on the axis, for the market goes far above it. */
const ROOM = 6;

export function mostOf(game: InspectionGame): number {
  const { poor } = levelShares(game);
  return Math.min(1, MOST * axisGrowth((ROOM * Math.min(1, poor)) / MOST, 1));
}

type PlaneProps = { game: InspectionGame; canvas: RefObject<HTMLCanvasElement>; description: string };

/** The paper's plane of two shares, on which the market draws its way. */
export const Plane = memo(function Plane({ game, canvas, description }: PlaneProps) {
  return (
    <div className={`figure-drawing ${styles.plane}`}>
      <Figure
        name="market"
        arrows
        title="Buyers that look and work that is poor"
        description={description}
        height={516}
      >
        <SharesPlane game={game} most={mostOf(game)} path={[]} />
      </Figure>
      <canvas ref={canvas} className={styles.trail} />
    </div>
  );
});
