/**
 * Query key whose data is present once the page has asked the server for the person's cart, even if the server was unreachable. It
 * is not in the table of query keys, which every page loads; keys outside the table count as personal data.
 */
export const cartReadKey = (user: string) => ['account-cart', user] as const;
