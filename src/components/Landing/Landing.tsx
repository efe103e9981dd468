import type { LitepaperSummary } from "../../lib/litepaper";
import type { WaitlistSettings } from "../../lib/waitlist-settings";
import { FeatureCards } from "../FeatureCards/FeatureCards";
import { Hero } from "../Hero/Hero";
import { Intro } from "../Intro/Intro";
import { LitepaperCards } from "../LitepaperCards/LitepaperCards";
import { Page } from "../Page/Page";
import { ProtocolFeatures } from "../ProtocolFeatures/ProtocolFeatures";
import { Waitlist } from "../Waitlist/Waitlist";

type LandingProps = {
  papers: readonly LitepaperSummary[];
  paperCount: number;
  waitlist: WaitlistSettings;
  /** Whether the address has no page of its own. */
  isUnknown?: boolean;
};

/** The landing page's parts in their order; also what unknown paths show. */
export function Landing({ papers, paperCount, waitlist, isUnknown }: LandingProps) {
  return (
    <Page papers={papers}>
      <Hero isUnknown={isUnknown} />
      <Intro />
      <FeatureCards />
      <ProtocolFeatures />
      <LitepaperCards papers={papers} count={paperCount} />
      <Waitlist settings={waitlist} />
    </Page>
  );
}
