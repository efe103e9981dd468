import { roundToTenths } from "../../figures/parts/plot";
import { MARKET_SIZE, type Market } from "../../models/market";
import * as styles from "./Market.module.css";

/** In units: the discs' middles and their radius. */
const [LEFT, RIGHT, MIDDLE, RADIUS] = [78, 282, 80, 74];
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Sunflower seeds: places that fill a disc, each as far from its neighbours. */
const PLACES = Array.from({ length: MARKET_SIZE }, (_, index) => {
  const distance = RADIUS * Math.sqrt((index + 0.5) / MARKET_SIZE);
  return {
    x: distance * Math.cos(index * GOLDEN_ANGLE),
    y: MIDDLE + distance * Math.sin(index * GOLDEN_ANGLE),
  };
});

/** Buyers at the left, agents at the right. Whoever checks is brighter; whoever cheats is a ring. */
export function Swarm({ market: { checks, cheats } }: { market: Market }) {
  return (
    <svg className={styles.beads} viewBox="0 0 360 160" aria-hidden="true">
      {disc(LEFT, (index) => (checks[index] === 1 ? "check" : "trust"))}
      {disc(RIGHT, (index) => (cheats[index] === 1 ? "cheat" : "work"))}
    </svg>
  );
}

function disc(middle: number, does: (index: number) => string) {
  return PLACES.map(({ x, y }, index) => (
    <circle key={y} data-does={does(index)} cx={roundToTenths(middle + x)} cy={roundToTenths(y)} r="3.4" />
  ));
}
