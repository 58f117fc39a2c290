const touch = '@media (pointer: coarse)';

/** On touch screens, room for a finger around a short link that stands alone; nothing moves. */
export const tapArea = {
  position: 'relative',
  [touch]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 'min(0px, calc(50% - 22px))',
      insetBlock: 'min(0px, calc(50% - 22px))',
    },
  },
} as const;

/** On touch screens, the height of a finger for links that stand in a column. */
export const tapRow = {
  [touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
} as const;
