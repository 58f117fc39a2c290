const touch = '@media (pointer: coarse)';

/** Extends the tap area of a short, separate link on touch screens without changing the layout. */
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

/** Height of links in a column on touch screens. */
export const tapRow = {
  [touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
} as const;
