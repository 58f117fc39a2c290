export const actorKinds = ['staff', 'member', 'buyer', 'system'] as const;
