import type { Node } from "unist";
import type { Admonition } from "./read-source";

/** What is known of a file while it is turned into a draft. */
export type Draft = {
  /** The file's text, as it was typed. */
  source: string;
  /** Its title, where its fields or its first heading have one. */
  title: string | undefined;
  /** What stands behind the colon of a title that is too long. */
  subtitle?: string;
  admonitions: readonly Admonition[];
  /** Notes what cannot be turned, at its place in the file, or at a closer one. */
  report: (node: Node | undefined, message: string, advice: string, offset?: number) => void;
  /** Looks for the file of an image. */
  findImage: ImageFinder;
  /** Where the file stands on the web, to which its links are relative. */
  base: string | undefined;
};

/** By which name a draft shows an image, and what is wrong with it where its file is not to be had. */
export type ImageFinder = (url: string) => { name: string; wrong?: [message: string, advice: string] };
