/**
 * Key of the fact that this page asked the server for the person's cart, also if the server could not be reached. Not in the table of
 * queries, which every page loads: unlisted queries are personal.
 */
export const cartReadKey = (user: string) => ['account-cart', user] as const;
