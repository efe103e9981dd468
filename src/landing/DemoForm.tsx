/** A button that leads to the demo, as the specification asks for: it works without scripts. */
export function DemoForm({ className, children }: { className: string; children: string }) {
  return (
    <form action="/demo">
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
