/** Leads to the demo, also before scripts are loaded. */
export function DemoButton({ className, children }: { className?: string; children: string }) {
  return (
    <form action="/demo">
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
