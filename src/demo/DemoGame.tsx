import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readStoredItem, storeItem } from "../browser/storage";
import type { Example } from "../example/example";
import { createDemoTerms } from "./demo-terms";
import {
  createGame,
  type Game,
  getOtherSide,
  goToNextRound,
  hasNotice,
  playChoice,
  RESULTS,
  restoreGame,
  serialiseGame,
} from "./game";
import { Results } from "./Results";
import { RoundView } from "./RoundView";
import { createRoundTexts } from "./round-texts";

const STORAGE_KEY = "demo";

/** The game. Its round is in the address, and its choices are kept for the session, so that a reload shows both again. */
export function DemoGame({ example }: { example: Example }) {
  const [game, setGame] = useState(restoreVisitorsGame);
  const terms = useMemo(() => createDemoTerms(example), [example]);
  const isAnnounced = hasNotice(game);
  const texts = useMemo(() => createRoundTexts(terms, isAnnounced), [terms, isAnnounced]);
  const focusRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The address without a round shows a new game as the buyer.
    const isNew = game.round === 1 && game.choices.length === 0 && game.firstSide === "buyer";
    if (!isNew) storeItem("sessionStorage", STORAGE_KEY, serialiseGame(game));
    const { pathname, hash } = window.location;
    const address = isNew ? pathname + hash : `?round=${game.round}`;
    window.history.replaceState(window.history.state, "", address);
  }, [game]);

  /** The pressed button disappears, so the focus moves to the heading, and the ring comes into view with it. */
  const change = (next: Game) => {
    flushSync(() => setGame(next));
    focusRef.current?.focus({ preventScroll: true });
    focusRef.current?.closest("section")?.scrollIntoView();
  };
  const views = { terms, game, focusRef };
  return game.round === RESULTS ? (
    <Results {...views} onReplay={() => change(createGame(getOtherSide(game.firstSide)))} />
  ) : (
    <RoundView
      key={game.round}
      {...{ ...views, texts }}
      onChoose={(choice) => change(playChoice(game, choice))}
      onNext={(choice) => {
        const next = goToNextRound(game);
        change(choice ? playChoice(next, choice) : next);
      }}
    />
  );
}

const restoreVisitorsGame = () =>
  restoreGame(window.location.search, readStoredItem("sessionStorage", STORAGE_KEY));
