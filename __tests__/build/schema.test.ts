import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from "gatsby/graphql";
import { projectRoot } from "./built-site";

const typesFile = "src/gatsby-types.d.ts";
const generatedTypes = readFileSync(join(projectRoot, typesFile), "utf8");

/** The object types that the build declared. */
const types = new Map(
  parse(readFileSync(join(projectRoot, ".cache/schema.gql"), "utf8"))
    .definitions.filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map((type) => [type.name.value, type]),
);

function fieldsOf(name: string): readonly FieldDefinitionNode[] {
  const fields = types.get(name)?.fields;
  if (!fields) throw new Error(`The schema has no type ${name}.`);
  return fields;
}

/** A type's fields as GraphQL writes them: name and type. */
function shapeOf(name: string): Record<string, string> {
  return Object.fromEntries(fieldsOf(name).map((field) => [field.name.value, print(field.type)]));
}

test("a litepaper has these fields, none of them inferred, all that a paper must have non-null", () => {
  expect(shapeOf("Litepaper")).toEqual({
    slug: "String!",
    title: "String!",
    shortTitle: "String!",
    subtitle: "String!",
    summary: "String!",
    order: "Int!",
    version: "String!",
    datePublished: "String!",
    dateModified: "String!",
    readingMinutes: "Int!",
    wordCount: "Int!",
    sections: "[LitepaperSection!]!",
    body: "String!",
    terms: "[String!]!",
    changes: "[LitepaperChange!]!",
    markdown: "String!",
    citation: "LitepaperCitation!",
    digest: "String!",
    cover: "String!",
    pdf: "String",
  });
  expect(types.get("Litepaper")?.directives?.map((directive) => directive.name.value)).toContain("dontInfer");
});

test("a section has an id, a title, a depth and its length", () => {
  expect(shapeOf("LitepaperSection")).toEqual({
    id: "String!",
    title: "String!",
    depth: "Int!",
    words: "Int!",
  });
});

test.each([
  "Litepaper",
  "LitepaperSection",
  "LitepaperCitation",
  "LitepaperChange",
  "GlossaryTerm",
  "Reference",
  "WaitlistSettings",
])("%s and each of its fields say what they are", (name) => {
  expect(types.get(name)?.description?.value).toMatch(/\S/);
  const silent = fieldsOf(name).filter(({ description }) => !description?.value.trim());
  expect(silent.map((field) => field.name.value)).toEqual([]);
});

test("one litepaper and all of them can be asked for", () => {
  const [, queries = ""] = /^type Query = \{\n(.*?)^\};/ms.exec(generatedTypes) ?? [];
  expect(queries).toContain("readonly litepaper: Maybe<Litepaper>;");
  expect(queries).toContain("readonly allLitepaper: LitepaperConnection;");
  const [, choices = ""] = /^type Query_litepaperArgs = \{\n(.*?)^\};/ms.exec(generatedTypes) ?? [];
  expect(choices).toContain("slug: InputMaybe<StringQueryOperatorInput>;");
});

const committed = committedTypes();

// A copy without git, such as a source archive, has nothing to compare with.
(committed === undefined ? test.skip : test)("the committed types are those that the build generates", () => {
  if (committed !== generatedTypes) {
    throw new Error(
      `The build has written another ${typesFile} than git holds: look at git diff, and git add it with what changed it.`,
    );
  }
});

function committedTypes(): string | undefined {
  try {
    return execFileSync("git", ["show", `:${typesFile}`], {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch {
    return undefined;
  }
}
