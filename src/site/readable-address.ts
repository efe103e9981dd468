/**
 * Returns the address in a form that Gatsby's router can decode. It decodes paths and fragments without catching errors, so
 * that an address such as `/#100%` would take the whole page away (`find-path.js` and `navigation.js` in
 * https://github.com/gatsbyjs/gatsby/tree/master/packages/gatsby/cache-dir).
 *
 * No path of the site is encoded, so an encoded one is replaced by the path of the page that the host has answered with. A
 * fragment that cannot be decoded is encoded once more: it names no element either way.
 */
export function getReadableAddress(href: string, pagePath: string): string {
  const url = new URL(href);
  // Two slashes at the start of a path begin a host: https://url.spec.whatwg.org/#scheme-relative-special-url-string.
  if (url.pathname.includes("%") || url.pathname.startsWith("//")) url.pathname = pagePath;
  if (!canBeDecoded(url.hash)) url.hash = url.hash.replaceAll("%", "%25");
  return url.href;
}

/** Returns the id that a fragment names. One that cannot be decoded is the id itself. */
export function getFragmentId(hash: string): string {
  const id = hash.slice(1);
  return canBeDecoded(id) ? decodeURIComponent(id) : id;
}

/** Makes the address readable now and at every `popstate`. Call it before Gatsby's router starts. */
export function keepAddressReadable(pagePath: string): void {
  const makeReadable = () => {
    const readable = getReadableAddress(window.location.href, pagePath);
    if (readable !== window.location.href) window.history.replaceState(window.history.state, "", readable);
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
