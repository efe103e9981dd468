import { withRun } from "../../../src/features/live/run-in-links";

const here = (search: string) => ({ href: `https://site.test/litepapers/pop/${search}`, search });
const changed = here("?fig.job-states=bribe&run=job.price:120,appeal.deposit:30");

test.each([
  ["/litepapers/agfi", "/litepapers/agfi?run=job.price:120,appeal.deposit:30"],
  ["/litepapers/agfi/#cover", "/litepapers/agfi/?run=job.price:120,appeal.deposit:30#cover"],
  ["https://site.test/litepapers/agfi", "/litepapers/agfi?run=job.price:120,appeal.deposit:30"],
  ["/litepapers/pop", "/litepapers/pop?run=job.price:120,appeal.deposit:30"],
  ["/litepapers/agfi?fig.swarm=x", "/litepapers/agfi?fig.swarm=x&run=job.price:120,appeal.deposit:30"],
])("the changed run goes along to %p", (address, wanted) => {
  expect(withRun(address, changed)).toBe(wanted);
});

test.each([
  "#conclusion",
  "/litepapers/agfi?run=job.price:90",
  "/litepapers/agfi.pdf",
  "/litepapers/agfi/1.0",
  "/",
  "https://other.test/litepapers/agfi",
  "mailto:someone@site.test",
])("%p stays as it is", (address) => {
  expect(withRun(address, changed)).toBe(address);
});

test("nothing goes along from the printed run", () => {
  expect(withRun("/litepapers/agfi", here("?fig.job-states=bribe"))).toBe("/litepapers/agfi");
});
