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
