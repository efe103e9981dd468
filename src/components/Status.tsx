import { site } from "../site/site";

/** What there is of the product, in one line; where it takes two, it breaks behind its colon. */
export function Status() {
  const [state, rest] = site.status.split(/(?<=:) /);
  return (
    <>
      <span className="whole">{state}</span> <span className="whole">{rest}.</span>
    </>
  );
}
