import { pageTwin } from "../../src/outputs/page-twin";

const twin = (main: string, path = "/") => pageTwin(`<body><nav>Menu</nav><main>${main}</main></body>`, path);

test("says what the main part says, under its title and its address", () => {
  expect(twin("<h1>Agents</h1><section><h2>Why</h2><p>They <em>work</em>.</p></section>")).toBe(
    "# Agents\n\n<https://hyperagent.network/>\n\n## Why\n\nThey *work*.\n",
  );
});

test("keeps the ids of headings, and makes links absolute", () => {
  const markdown = twin(
    '<h1>A</h1><h2 id="b">B</h2><p><a href="#b">b</a> <a href="/x#y">y</a></p>',
    "/glossary",
  );
  expect(markdown).toContain('## <a id="b"></a>B');
  expect(markdown).toContain(
    "[b](https://hyperagent.network/glossary#b) [y](https://hyperagent.network/x#y)",
  );
});

test("says drawings in words, and leaves decoration and what is hidden out, but not what only waits to be found", () => {
  const markdown = twin(
    '<h1>A</h1><svg role="img" aria-label="Two agents"></svg><p aria-hidden="true">dots</p><div hidden><script>x</script></div>' +
      '<h3><button>Open <span aria-hidden="true">+</span></button></h3><div hidden="until-found"><p>Found.</p></div>',
  );
  expect(markdown).toContain("*Two agents*\n\n### Open\n\nFound.\n");
  expect(markdown).not.toMatch(/dots|x|\+/);
});

test("leaves out a page's contents and the links of headings to themselves", () => {
  const nav = '<nav><details><summary>Contents</summary><a href="#b">B</a></details></nav>';
  const heading = '<div><h2 id="b">B</h2><a class="heading-link" href="#b">#</a></div>';
  expect(twin(`<h1>A</h1>${nav}${heading}<p>So.</p>`)).toMatch(/\/>\n\n## <a id="b"><\/a>B\n\nSo\.\n$/);
});

test("holds apart what a style sheet holds apart", () => {
  expect(twin("<h1>A</h1><p><span>Litepaper 1</span><span>Version 2</span></p>")).toContain(
    "Litepaper 1 · Version 2",
  );
});

test("says where a form is that sends something, and leads where one leads that sends nothing", () => {
  const form =
    '<form method="post"><label>Address</label><input name="EMAIL"><button>Join</button><p>We write once.</p></form>';
  expect(twin(`<h1>A</h1>${form}`)).toContain(
    "We write once.\n\n[Join](https://hyperagent.network/#waitlist): a form on the page, which asks for an email address.",
  );
  expect(twin(`<h1>A</h1>${form}`)).not.toContain("Address");
  expect(twin('<h1>A</h1><form action="/demo"><button>See demo</button></form>')).toContain(
    "[See demo](https://hyperagent.network/demo)",
  );
});

test("names the page, the place and the element that have no form in Markdown", () => {
  expect(() => twin("<h1>A</h1>\n<video></video>", "/glossary")).toThrow(
    "/glossary:2:1  The element <video> has no form in Markdown.",
  );
});
