import { type RefObject, useEffect, useRef, useState } from "react";
import type { OrbScene, OrbState } from "./orb-scene";
import { checkWebGLSupport, openContext, releaseContext } from "./webgl-support";

/**
 * Puts the orb into `host` while `mounted`, after load and idle and only where WebGL works, and says what is shown.
 * The script that draws it is fetched only then. Failing at any step leaves the poster and one warning.
 */
export function useOrbScene(
  host: RefObject<HTMLElement>,
  canvasClass: string,
  mounted: boolean,
  running: boolean,
): OrbState {
  const [shown, setShown] = useState<OrbState>("poster");
  const scene = useRef<OrbScene>();
  const wanted = useRef(running);

  useEffect(() => {
    wanted.current = running;
    if (running) scene.current?.resume();
    else scene.current?.pause();
  }, [running]);

  useEffect(() => {
    if (!mounted) return;
    let cancelled = false;
    // Made here and not in JSX: a canvas whose context was given back can never have another.
    const canvas = document.createElement("canvas");
    canvas.className = canvasClass;

    async function mount() {
      try {
        checkWebGLSupport(canvas);
        const { createOrb } = await import("./orb-scene");
        if (cancelled) return releaseContext(openContext(canvas));
        host.current?.append(canvas);
        scene.current = createOrb(canvas, setShown);
        if (wanted.current) scene.current.resume();
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

/** Calls back once the page has loaded and the browser has nothing better to do; returns a way to call that off. */
function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {};
  const wait = () => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === "function") {
      const handle = window.requestIdleCallback(callback, { timeout: 2000 });
      cancelIdle = () => window.cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(callback, 200);
      cancelIdle = () => clearTimeout(handle);
    }
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    cancelIdle();
  };
}
