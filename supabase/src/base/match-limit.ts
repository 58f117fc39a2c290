/** Most rows that one call changes by a filter. */
export const matchLimit = 2000;
