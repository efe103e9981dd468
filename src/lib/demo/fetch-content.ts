import type { DemoContent } from "./content";
import { DEMO_PATH } from "./fragment";

/** What Gatsby keeps of the demo's page for its runtime. */
type PageData = { result: { data: { runInputs: { demo: DemoContent } } } };

/** The demo's content, which the build has put into the data of its page. Rejects where that cannot be had. */
export async function fetchDemoContent(): Promise<DemoContent> {
  const address = `/page-data${DEMO_PATH}/page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const { result } = (await response.json()) as PageData;
  return result.data.runInputs.demo;
}
