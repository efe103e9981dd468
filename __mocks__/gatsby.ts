export const graphql = (): null => null;
