/** Storage key of the recent searches; session sync removes them on sign-out. */
export const recentSearchesKey = 'recent-searches';
