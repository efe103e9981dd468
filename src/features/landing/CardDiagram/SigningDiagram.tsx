/** One sheet, two signatures: a hand's and a machine's, on the same line. */
export function SigningDiagram() {
  return (
    <>
      <path className="fig-tint" d="M0 0H320V160H0z" />
      <path className="fig-quiet" d="M16 42H304M16 58H220M16 128H152M168 128H304" />
      <text x="16" y="28">
        result
      </text>
      <path
        className="fig-accent-line"
        d="M24 116c12-40 24-56 28-42s-16 52-8 54s20-34 28-30s-6 28 4 28s10-20 18-20s-2 18 6 18s8-8 18-10l22 2M176 122h14v-36h12v36h12v-20h12v20h10v-48h14v48h12v-12h12v12h22"
      />
      <text x="16" y="148">
        person
      </text>
      <text x="168" y="148">
        agent
      </text>
    </>
  );
}
