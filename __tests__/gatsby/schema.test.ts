import { readFileSync } from "node:fs";
import { Kind, parse } from "gatsby/graphql";
import { SCHEMA } from "../../src/gatsby/create-schema-customization";

const types = parse(readFileSync(SCHEMA, "utf8")).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition : [],
);

test.each(types.map((type) => ({ name: type.name.value, type })))(
  "$name has the fields that are declared and no others, and says what each is",
  ({ type }) => {
    expect(type.directives?.map(({ name }) => name.value)).toContain("dontInfer");
    for (const { description } of [type, ...(type.fields ?? [])]) expect(description?.value).toMatch(/\S/);
  },
);

const documented = [...readFileSync("docs/graphql.md", "utf8").matchAll(/```graphql\n([^`]+)```/g)].map(
  ([, query = ""]) => query,
);

test("the documents have three queries", () => expect(documented).toHaveLength(3));

test.each(documented)("a documented query asks for fields that there are: %s", (query) => {
  const declared = types.flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
  const roots = types.flatMap(({ name: { value } }) => [
    `all${value}`,
    value[0]?.toLowerCase() + value.slice(1),
  ]);
  const asked = [...query.matchAll(/^ +(\w+)/gm)].map(([, name]) => name);
  expect([...declared, ...roots, "nodes"]).toEqual(expect.arrayContaining(asked));
});
