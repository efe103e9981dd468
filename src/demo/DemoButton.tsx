import { useEffect } from "react";

export const DEMO_PATH = "/demo";

/** Leads to the demo, also before scripts are loaded. Addresses such as `/#demo`, which once opened it, lead there too. */
export function DemoButton({ className, children }: { className?: string; children: string }) {
  useEffect(() => {
    if (/^#demo\b/.test(window.location.hash)) window.location.replace(DEMO_PATH);
  }, []);

  return (
    <form action={DEMO_PATH}>
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
