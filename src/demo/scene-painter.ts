// The name by which the landing page's card knows the ring.
export { inRing, onRing, THREADS } from "./ring";
