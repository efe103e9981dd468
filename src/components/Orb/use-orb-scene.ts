import { type RefObject, useEffect, useRef, useState } from "react";
import type { OrbOptions, OrbScene, OrbState } from "./orb-scene";
import { checkWebGLSupport, openContext, releaseContext } from "./webgl-support";
import { whenIdle } from "./when-idle";

/** What is seen in the orb's place. */
export type OrbShown = "poster" | OrbState;

/**
 * Puts the orb into `host` while `mounted`, after load and idle and only where WebGL works, and says what is shown.
 * The script that draws it is fetched only then. Failing at any step leaves the poster and one warning.
 */
export function useOrbScene(
  host: RefObject<HTMLElement>,
  canvasClass: string | undefined,
  {
    mounted,
    running,
    hue,
    hoverIntensity,
    rotateOnHover,
  }: OrbOptions & { mounted: boolean; running: boolean },
): OrbShown {
  const [shown, setShown] = useState<OrbShown>("poster");
  const scene = useRef<OrbScene>();
  const now = useRef({ hue, hoverIntensity, rotateOnHover, running });

  useEffect(() => {
    now.current = { hue, hoverIntensity, rotateOnHover, running };
  }, [hue, hoverIntensity, rotateOnHover, running]);

  useEffect(() => {
    scene.current?.update({ hue, hoverIntensity, rotateOnHover });
  }, [hue, hoverIntensity, rotateOnHover]);

  useEffect(() => {
    if (running) scene.current?.resume();
    else scene.current?.pause();
  }, [running]);

  useEffect(() => {
    if (!mounted) return;
    let cancelled = false;
    // Made here and not in JSX: a canvas whose context was given back can never have another.
    const canvas = document.createElement("canvas");
    if (canvasClass) canvas.className = canvasClass;

    async function mount() {
      const support = checkWebGLSupport(canvas);
      if (!support.supported) {
        console.warn(`The orb is not drawn, its poster stays: ${support.reason}.`);
        return;
      }
      try {
        const { createOrb } = await import("./orb-scene");
        if (cancelled) {
          releaseContext(openContext(canvas));
          return;
        }
        host.current?.append(canvas);
        scene.current = createOrb(canvas, now.current, setShown);
        if (now.current.running) scene.current.resume();
      } catch (error) {
        canvas.remove();
        releaseContext(openContext(canvas));
        console.warn("The orb is not drawn, its poster stays:", error);
      }
    }

    const cancel = whenIdle(mount);
    return () => {
      cancelled = true;
      cancel();
      scene.current?.destroy();
      scene.current = undefined;
      canvas.remove();
      setShown("poster");
    };
  }, [mounted, host, canvasClass]);

  return shown;
}
