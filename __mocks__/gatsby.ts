export const graphql = (): null => null;
export const useStaticQuery = jest.fn();
