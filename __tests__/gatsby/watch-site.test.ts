import { EventEmitter } from "node:events";
import { resolve } from "node:path";
import { writePaperImages } from "../../src/gatsby/images";
import type { SiteContent } from "../../src/gatsby/site-content";
import { watchSite } from "../../src/gatsby/watch-site";
import type { ContentMessage } from "../../src/lib/content-messages";
import { ContentError } from "../../src/lib/content-problem";

const readSite = jest.fn();
const tellBrowsers = jest.fn<void, [ContentMessage]>();
jest.mock("../../src/gatsby/site-content", () => ({ readSite: () => readSite() }));
jest.mock("../../src/gatsby/litepaper-cache", () => ({}));
jest.mock("../../src/gatsby/images", () => ({ writePaperImages: jest.fn() }));
jest.mock("../../src/gatsby/written-files", () => ({ openWrittenFiles: jest.fn() }));
const writeImages = jest.mocked(writePaperImages);
jest.mock("../../src/gatsby/dev-server", () => ({
  tellBrowsers: (message: ContentMessage) => tellBrowsers(message),
}));

/** What is saved is said here, as chokidar says it. */
const mockFiles = new EventEmitter();
jest.mock("chokidar", () => ({ watch: () => mockFiles }));

/** jest has no room for tsx: what it loads is told here, and what it remembers is looked at. */
const load = Object.assign(jest.fn(), { cache: {} as Record<string, unknown> });
jest.mock("tsx/cjs/api", () => ({
  get require() {
    return load;
  },
}));

const problem = { path: "content/run.yaml", line: 2, column: 1, message: "Wrong.", advice: "Write it so." };
const content = (...slugs: string[]) => ({
  papers: slugs.map((slug) => ({ slug, path: `content/litepapers/${slug}/index.mdx` })),
});

const show = jest.fn((shown: SiteContent) => shown);
const error = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  mockFiles.removeAllListeners();
  const first = { content: content("pop") as unknown as SiteContent, problems: [] };
  watchSite({ reporter: { error } } as never, first, show);
});

/** What the browsers are told next, after something is done. */
function toldAfter(change: () => void): Promise<ContentMessage> {
  return new Promise((resolve) => {
    tellBrowsers.mockImplementationOnce(resolve);
    change();
  });
}

const save = (path: string) => () => void mockFiles.emit("all", "change", path);

test("at the beginning the browsers are told of what was read, and images are where the pages look for them", () => {
  expect(tellBrowsers.mock.calls).toEqual([[{ problems: [], papers: ["pop"] }]]);
  expect(writeImages.mock.calls.map(([, path]) => path)).toEqual(["content/litepapers/pop/index.mdx"]);
});

test("a saved file is read and shown, and what is wrong is told to the terminal and the browsers", async () => {
  readSite.mockReturnValueOnce({ content: content("pop", "agfi"), problems: [problem] });
  const message = await toldAfter(save("content/run.yaml"));
  expect(message).toEqual({ problems: [problem], papers: ["pop", "agfi"] });
  expect(show).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("content/run.yaml:2:1  Wrong."));
});

test("files that come together are read once", async () => {
  readSite.mockReturnValue({ content: content(), problems: [] });
  await toldAfter(() => {
    for (const name of ["a.md", "b.md", "c.md"]) save(`content/${name}`)();
  });
  expect(readSite).toHaveBeenCalledTimes(1);
});

test("a change of the code reads the content with the code as it is now", async () => {
  const packages = resolve("node_modules/zod.js");
  load.cache = { [resolve("src/figures/name.ts")]: {}, [packages]: {} };
  load.mockReturnValueOnce({ readSite: () => ({ content: content("new"), problems: [] }) });
  const { papers } = await toldAfter(save("src/figures/name.ts"));
  expect(papers).toEqual(["new"]);
  expect(Object.keys(load.cache)).toEqual([packages]);
  expect(load).toHaveBeenCalledWith("./src/gatsby/site-content.ts", resolve("package.json"));
});

test("code that does not run is told with its place, and what was shown stays", async () => {
  load.mockImplementationOnce(() => {
    throw Object.assign(new Error("Unexpected ;"), {
      stack: `${resolve("src/figures/name.ts")}:3:21: ERROR`,
    });
  });
  const { problems, papers } = await toldAfter(save("src/figures/name.ts"));
  expect(papers).toEqual(["pop"]);
  expect(problems).toMatchObject([{ path: "src/figures/name.ts", line: 3, column: 21 }]);
  expect(show).not.toHaveBeenCalled();
});

test("code that did not load is loaded again with the next file that is saved, whichever that is", async () => {
  const fail = () => {
    throw Object.assign(new Error("Unexpected ;"), { stack: "" });
  };
  load.mockImplementationOnce(fail);
  await toldAfter(save("src/figures/name.ts"));
  load.mockImplementationOnce(fail);
  const { problems } = await toldAfter(save("content/run.yaml"));
  expect(problems).toMatchObject([{ path: "src/figures/name.ts" }]);
  expect(readSite).not.toHaveBeenCalled();
  load.mockReturnValueOnce({ readSite: () => ({ content: content("fixed"), problems: [] }) });
  expect(await toldAfter(save("content/run.yaml"))).toEqual({ problems: [], papers: ["fixed"] });
});

test("content that the reader stops at is the writer's to fix, also where tsx has loaded the reader", async () => {
  load.mockReturnValueOnce({
    readSite: () => {
      throw Object.assign(new Error("content/run.yaml:2:1  Wrong."), {
        name: "ContentError",
        problems: [problem],
      });
    },
  });
  const { problems, papers } = await toldAfter(save("src/figures/name.ts"));
  expect(problems).toEqual([problem]);
  expect(papers).toEqual(["pop"]);
});

test("a damaged picture is told with all else that is wrong, and the content is shown around it", async () => {
  const damaged = { ...problem, path: "content/litepapers/pop/deal.png", line: 1 };
  writeImages.mockRejectedValueOnce(new ContentError([damaged]));
  readSite.mockReturnValueOnce({ content: content("pop", "agfi"), problems: [problem] });
  const message = await toldAfter(save("content/litepapers/pop/deal.png"));
  expect(message).toEqual({ problems: [problem, damaged], papers: ["pop", "agfi"] });
  expect(show).toHaveBeenCalledTimes(1);
});

test("a picture that is damaged from the beginning is told too", async () => {
  writeImages.mockRejectedValueOnce(new ContentError([problem]));
  const first = { content: content("pop") as unknown as SiteContent, problems: [] };
  await new Promise<void>((resolve) => {
    tellBrowsers.mockImplementationOnce(() => undefined).mockImplementationOnce(() => resolve());
    watchSite({ reporter: { error } } as never, first, show);
  });
  expect(tellBrowsers).toHaveBeenLastCalledWith({ problems: [problem], papers: ["pop"] });
  expect(error).toHaveBeenCalledWith(expect.stringContaining("content/run.yaml:2:1  Wrong."));
});

test("a picture of whose damage the build has told as it began is not told of twice", async () => {
  jest.clearAllMocks();
  mockFiles.removeAllListeners();
  writeImages.mockRejectedValueOnce(new ContentError([problem]));
  const first = { content: content("pop") as unknown as SiteContent, problems: [problem] };
  watchSite({ reporter: { error } } as never, first, show);
  // What is saved is read when the images of the beginning are written.
  readSite.mockReturnValueOnce({ content: content("pop"), problems: [] });
  await toldAfter(save("content/run.yaml"));
  expect(tellBrowsers.mock.calls.map(([{ problems }]) => problems)).toEqual([[problem], []]);
  expect(error).not.toHaveBeenCalled();
});
