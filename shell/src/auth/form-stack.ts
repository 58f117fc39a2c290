/** How the fields of an auth form are stacked. */
export const formStack = { display: 'grid', gap: 2 } as const;
