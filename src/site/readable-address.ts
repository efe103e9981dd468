import { replaceAddress } from "./history-state";

/**
 * The address as Gatsby's router can read it. The router decodes paths and fragments, and an error there takes the whole
 * page away.
 *
 * The site's own paths are plain, so an encoded one gives way to that of the page which the host has answered with. A
 * fragment that cannot be decoded is encoded: it leads nowhere either way.
 */
export function getReadableAddress(href: string, pagePath: string): string {
  const url = new URL(href);
  // Two slashes at the start would be read as a host by whoever resolves the path alone.
  if (url.pathname.includes("%") || url.pathname.startsWith("//")) url.pathname = pagePath;
  if (!canBeDecoded(url.hash)) url.hash = url.hash.replaceAll("%", "%25");
  return url.href;
}

/** The id that a fragment names, as browsers read it: what cannot be decoded names itself. */
export function getFragmentId(hash: string): string {
  const id = hash.slice(1);
  return canBeDecoded(id) ? decodeURIComponent(id) : id;
}

/** Keeps the address readable, also where the reader goes on this page. To be called before Gatsby's router starts. */
export function keepAddressReadable(pagePath: string): void {
  const makeReadable = () => {
    const readable = getReadableAddress(window.location.href, pagePath);
    if (readable !== window.location.href) replaceAddress(readable);
  };
  makeReadable();
  window.addEventListener("popstate", makeReadable, { capture: true });
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
