import * as React from 'react';

/**
 * Keeps React's development build from recording a stack for each created element, a sixth of the time of these tests. React
 * stops by itself at 10,000 stacks a second and has no setting; without the property nothing changes.
 */
export function keepNoOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ];
  if (internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => Infinity,
      set: () => undefined,
    });
}
