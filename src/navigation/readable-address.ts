/**
 * The address as Gatsby's router can read it, which decodes what it reads, some of it twice: what fails there takes the
 * whole page away.
 *
 * The site's own paths are plain, so an encoded one gives way to that of the page which the host has answered with. A
 * fragment that cannot be decoded is encoded: it leads nowhere either way.
 */
export function readableAddress(href: string, pagePath: string): string {
  const url = new URL(href);
  // Two slashes at the start would be read as a host by whoever resolves the path alone.
  if (url.pathname.includes("%") || url.pathname.startsWith("//")) url.pathname = pagePath;
  if (!canBeDecoded(url.hash)) url.hash = url.hash.replaceAll("%", "%25");
  return url.href;
}

/** The id that a fragment names, as browsers read it: what cannot be decoded names itself. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  return canBeDecoded(id) ? decodeURIComponent(id) : id;
}

/** What follows in a fragment is for the browser, which keeps it to itself if it knows what to do with it. */
const DIRECTIVE = ":~:";

/** Keeps the address readable, now and wherever the reader goes on this page: to be called before the router starts. */
export function keepAddressReadable(pagePath: string): void {
  const makeReadable = () => {
    const readable = readableAddress(window.location.href, pagePath);
    if (readable !== window.location.href) window.history.replaceState(window.history.state, "", readable);
  };
  makeReadable();
  // To the place itself, so that it is marked as the one that the address names.
  const [place = "", directive] = window.location.hash.split(DIRECTIVE);
  if (directive) window.location.replace(place);
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
