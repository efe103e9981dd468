import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";

const EARLY_LINK = /^(?:preload|prefetch|modulepreload)$/;

/** Without Gatsby's calls for scripts, which start later, and its remark about itself. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(
    getHeadComponents().filter((component) => {
      if (!isValidElement<{ name?: string; rel?: string }>(component)) return true;
      const { type, props } = component;
      return (
        !(type === "meta" && props.name === "generator") &&
        !(type === "link" && EARLY_LINK.test(props.rel ?? ""))
      );
    }),
  );
