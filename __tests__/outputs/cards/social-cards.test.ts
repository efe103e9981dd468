import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardPage } from "../../../src/outputs/cards/card-page";
import { cardsOf, writeSocialCards } from "../../../src/outputs/cards/social-cards";
import { documents, paper } from "../documents";

const readPage = (path: string) =>
  `<!doctype html><meta name="description" content="About ${path}"><h1>The <i>page</i></h1>`;
const cards = cardsOf(documents, readPage);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pictureOf = (path: string) => readFileSync(join(folder, "public", `${path}.png`));

test("every page but the landing page has a card: a paper with its cover, another with what it says of itself", () => {
  expect(cards).toEqual([
    { path: "/glossary", title: "The page", text: "About /glossary" },
    { path: "/litepapers/agfi", title: "Finance", text: paper.subtitle, cover: paper.cover },
    { path: "/litepapers/pop", title: "Proof", text: paper.subtitle, cover: paper.cover },
    { path: "/questions", title: "The page", text: "About /questions" },
  ]);
});

test("a card's page has all that it shows: its words escaped, its cover drawn, its fonts within", () => {
  const page = cardPage({ path: "/a", title: "Proof", text: paper.subtitle, cover: paper.cover });
  expect(page).toContain("<h1");
  expect(page).not.toContain("</script>");
  expect(page).toContain(paper.cover);
  expect(page.match(/(?:src="|url\()(?!data:)/g)).toBeNull();
});

test("without a Chromium pages show the site's own picture", async () => {
  await writeSocialCards(cards, undefined, join(folder, "public"));
  for (const { path } of cards) expect(pictureOf(path)).toEqual(readFileSync("static/social-card.png"));
});
