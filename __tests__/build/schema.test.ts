import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from "gatsby/graphql";
import { SCHEMA } from "../../src/gatsby/create-schema-customization";
import { publishedPapers } from "../published-papers";
import { papers } from "../specified-papers";
import { testWhere } from "../test-where";
import { projectRoot } from "./built-site";

const typesFile = "src/gatsby-types.d.ts";
const generatedTypes = readFileSync(join(projectRoot, typesFile), "utf8");

/** The object types that the build declared. */
const types = new Map(
  parse(readFileSync(join(projectRoot, ".cache/schema.gql"), "utf8"))
    .definitions.filter(isObjectType)
    .map((type) => [type.name.value, type]),
);

function isObjectType(node: DefinitionNode): node is ObjectTypeDefinitionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION;
}

/** The object types that we have written down. */
const written = parse(readFileSync(join(projectRoot, SCHEMA), "utf8")).definitions.filter(isObjectType);

const NODE_FIELDS: readonly string[] = ["id", "parent", "children", "internal"];

/** A type's fields as GraphQL writes them, without those that every node has. */
function shapeOf({ fields = [] }: ObjectTypeDefinitionNode): Record<string, string> {
  const own = fields.filter(({ name }) => !NODE_FIELDS.includes(name.value));
  return Object.fromEntries(own.map((field) => [field.name.value, print(field.type)]));
}

/** Of these Gatsby and its plugins know more fields. */
const OF_GATSBY: readonly string[] = ["Site", "Mdx", "MdxFrontmatter"];
const typesOfOurs = written.filter(({ name }) => !OF_GATSBY.includes(name.value));

test.each(typesOfOurs.map((type) => ({ name: type.name.value, type })))(
  `$name is built as ${SCHEMA} says, with no field that Gatsby has inferred`,
  ({ name, type }) => {
    const built = types.get(name);
    if (!built)
      throw new Error(`The build has no type ${name}: gatsby-node.ts declares what ${SCHEMA} says.`);
    expect(shapeOf(built)).toEqual(shapeOf(type));
    expect(type.directives?.map((directive) => directive.name.value)).toContain("dontInfer");
  },
);

test.each(written.map((type) => ({ name: type.name.value, type })))(
  "$name and each of its fields say what they are",
  ({ type }) => {
    expect(type.description?.value).toMatch(/\S/);
    const silent = type.fields?.filter(({ description }) => !description?.value.trim());
    expect(silent?.map((field) => field.name.value)).toEqual([]);
  },
);

const committed = committedTypes();

testWhere(
  committed !== undefined && publishedPapers.every(({ slug }) => papers.some((paper) => paper.slug === slug)),
  "Without git there are no committed types, and of other papers Gatsby infers fields that ours do not have.",
)("the committed types are those that the build generates", () => {
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
