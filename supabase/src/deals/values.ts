export const dealStates = ['scheduled', 'running', 'ended'] as const;
