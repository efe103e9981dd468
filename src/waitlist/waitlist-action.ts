/** The mailing list that the waitlist form posts to. */
export type WaitlistSettings = {
  /** Absolute address of the list's subscription endpoint, without `u` and `id`. */
  url: string;
  /** Mailchimp's identifier of the list's owner. */
  u: string;
  /** Mailchimp's identifier of the list. */
  id: string;
};

/** The mailing list that `npm start` and `npm run develop` run beside the site (`tools/mailing-list`). */
export const LOCAL_WAITLIST: WaitlistSettings = {
  url: "http://127.0.0.1:8901/subscribe/post",
  u: "local",
  id: "waitlist",
};

/** Returns the endpoint with `u` and `id` in its query. Both the script and the form without scripts post to it. */
export function getWaitlistAction({ url, u, id }: WaitlistSettings): string {
  const action = new URL(url);
  action.searchParams.set("u", u);
  action.searchParams.set("id", id);
  return action.href;
}
