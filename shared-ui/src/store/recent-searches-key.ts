/** Where this device keeps what was searched; session sync removes it when its user signs out. */
export const recentSearchesKey = 'recent-searches';
