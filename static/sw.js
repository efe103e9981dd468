// An earlier site at this address may have left a worker that serves its own pages for ever. This one takes its place,
// removes itself, and has the pages loaded again from here.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    await self.registration.unregister();
    const pages = await self.clients.matchAll({ type: "window" });
    await Promise.all(pages.map((page) => page.navigate(page.url)));
  };
  event.waitUntil(leave());
});
