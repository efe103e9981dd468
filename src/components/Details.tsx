import type { ReactNode } from "react";

/** `<Details title="…">`: what most readers skip, behind its title. */
export function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
