import type { AnchorHTMLAttributes } from "react";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's Link as the plain anchor that a visitor's browser sees. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const graphql = (): null => null;
export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
