/** The nodes that papers have beside Markdown's own. */
import type { List, Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import type { Position } from "unist";
import type { PaperImage } from "../content/paper-images";
import type { RunValue } from "../example/run";

type PaperNode<Type extends string, Data = undefined> = {
  type: Type;
  position?: Position | undefined;
  data?: Data | undefined;
};

/** A part of the text that stands behind its title until a reader opens it. */
export type Fold = PaperNode<"fold", { hProperties?: { id?: string } }> & {
  title: string;
  children: RootContent[];
};

/** End matter of a paper, after its references and outside its table of contents. */
export type Appendix = PaperNode<"appendix"> & { title: string; children: RootContent[] };

/** The id of the appendix's heading. */
export const APPENDIX_ID = "appendix";

/** A part of the illustrative run, set apart from the rules. */
export type RunBox = PaperNode<"runBox"> & {
  title: string;
  attack?: RunAttack | undefined;
  /** What it takes for granted of the run's numbers, by name. */
  premises: readonly string[];
  children: RootContent[];
};

/** The attack that a box tells of: the figure that shows it, and its number once figures have been numbered. */
export type RunAttack = { figure: string; view: string; number: number };

/** A value of the run in a sentence or a cell. */
export type RunReference = PaperNode<"runReference"> & {
  name: string;
  value: RunValue["value"];
  text: string;
};

/** What a mechanism does, what it costs, what one can lose by it, when it breaks, and what is open. */
export type Card = PaperNode<"card"> & { number: number; children: [List] };

/** What must be true of any implementation, and the attack that it stops. */
export type Property = PaperNode<"property"> & { children: [Paragraph, Paragraph] };

/** A list of properties. */
export type Properties = PaperNode<"properties"> & { children: Property[] };

/** Where a statement comes from: the public description, our reading of it, or nowhere yet. */
export type Source = "described" | "reading" | "open";

/** Says where the sentence, cell or item behind it comes from. */
export type SourceMark = PaperNode<"sourceMark"> & { source: Source };

export type Citation = {
  key: string;
  /** The work's number in this paper, from 1, in order of first use. */
  number: number;
  /** How many times the paper has cited the work up to and including this place. */
  occurrence: number;
  /** What the work is cited for. */
  claim: string | null;
};

/** `[@one; @two]`, once its works have been numbered. */
export type CitationGroup = PaperNode<"citationGroup"> & { citations: Citation[] };

/** A table with the caption that stands above it, numbered from 1 in its paper. */
export type CaptionedTable = PaperNode<"captionedTable"> & {
  number: number;
  /** What the text calls it in links to it. */
  name: string | undefined;
  caption: PhrasingContent[];
  children: [Table];
};

/** A named drawing with its caption, numbered from 1 in its paper. */
export type NamedFigure = PaperNode<"namedFigure"> & {
  number: number;
  name: string;
  /** What a reader can find out with it where it is live. */
  task: string | undefined;
  children: PhrasingContent[];
};

/** An image beside the paper. One with a caption is numbered among the paper's figures. */
export type PlacedImage = PaperNode<"placedImage"> & {
  number: number | undefined;
  image: PaperImage;
  alt: string;
  children: PhrasingContent[];
};

type Blocks = {
  fold: Fold;
  appendix: Appendix;
  runBox: RunBox;
  card: Card;
  properties: Properties;
  property: Property;
  captionedTable: CaptionedTable;
  namedFigure: NamedFigure;
  placedImage: PlacedImage;
};

type Phrases = { runReference: RunReference; sourceMark: SourceMark; citationGroup: CitationGroup };

declare module "mdast" {
  interface BlockContentMap extends Blocks {}
  interface PhrasingContentMap extends Phrases {}
  interface RootContentMap extends Blocks, Phrases {}
  interface FootnoteDefinitionData {
    number?: number;
  }
  interface FootnoteReferenceData {
    number?: number;
  }
}
