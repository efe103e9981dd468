/** Where the waitlist form posts: an endpoint and the two identifiers that the external list asks for. */
export type WaitlistSettings = {
  /** Absolute address of the list's subscription endpoint, without `u` and `id`. */
  url: string;
  u: string;
  id: string;
};

/** The mailing list that `npm start` and `npm run develop` run beside the site, on loopback alone. */
export const LOCAL_WAITLIST: WaitlistSettings = {
  url: "http://127.0.0.1:8901/subscribe/post",
  u: "local",
  id: "waitlist",
};

/** The endpoint with `u` and `id` in its query: the address that both the script and the plain form post to. */
export function getWaitlistAction({ url, u, id }: WaitlistSettings): string {
  const action = new URL(url);
  action.searchParams.set("u", u);
  action.searchParams.set("id", id);
  return action.href;
}
