export const formStack = { display: 'grid', gap: 2 } as const;
