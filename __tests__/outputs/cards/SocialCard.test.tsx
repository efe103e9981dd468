import { renderToStaticMarkup } from "react-dom/server";
import { SocialCard } from "../../../src/outputs/cards/SocialCard";

const sections = [
  { id: "abstract", words: 200 },
  { id: "introduction", words: 900 },
];

test("the card of a paper shows its title, its subtitle and its cover", () => {
  const html = renderToStaticMarkup(
    <SocialCard title="Proof & work" text="How it is proved" cover={{ slug: "pop", sections }} />,
  );
  expect(html).toContain(">Proof &amp; work</h1><p>How it is proved</p>");
  expect(html.match(/<path/g)).toHaveLength(sections.length);
});

test("the card of another page shows the logo, and embeds its images and fonts", () => {
  const html = renderToStaticMarkup(<SocialCard title="Glossary" text="What terms mean" />);
  expect(html).toMatch(/<figure><img src="data:image\/svg\+xml;base64,/);
  expect(html.match(/(?:src="|url\()(?!data:)/g)).toBeNull();
});
