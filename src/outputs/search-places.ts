import { demoTexts } from "../demo/demo-texts";
import { DEMO_FRAGMENT } from "../demo/fragment";
import { landingTexts } from "../landing/landing";
import { OPEN_QUESTIONS_PATH, QUESTIONS_PATH } from "../site/question-pages";
import { site, WAITLIST_ADDRESS } from "../site/site";

const { intro, litepapers, waitlist } = landingTexts;

const places = [
  {
    url: `/${DEMO_FRAGMENT}`,
    title: "Play the demo",
    content: demoTexts.description,
    names: ["demo", "see demo"],
  },
  {
    url: WAITLIST_ADDRESS,
    title: waitlist.title,
    content: waitlist.promise,
    names: ["waitlist", "waiting list", "join waitlist", "sign up", "mailing list", "newsletter"],
  },
  { url: "/", title: "Home", content: `${intro.title}: ${site.tagline}.`, names: ["homepage", "start"] },
  {
    url: "/#litepapers",
    title: litepapers.title,
    content: litepapers.lead,
    names: ["litepapers", "papers", "whitepapers"],
  },
  {
    url: QUESTIONS_PATH,
    title: "Questions",
    content: "What readers ask, each answered in a few sentences with its proof.",
    names: ["answers", "faq", "frequently asked questions"],
  },
  {
    url: OPEN_QUESTIONS_PATH,
    title: "Open questions",
    content: "What nobody has said yet, as the litepapers mark it.",
    names: ["open", "unknown"],
  },
  {
    url: "/glossary",
    title: "Glossary",
    content: "The litepapers’ terms, each defined once.",
    names: ["terms", "definitions"],
  },
];

/** The site's own pages, forms and dialogs, which are found by their names. */
export const searchPlaces = places.map((place) => ({ ...place, page: "Pages" }));
