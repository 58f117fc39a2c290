const height = 64;

/**
 * Moves floating buttons above the tray and keeps the end of the page and focused fields from being covered
 * (`scroll-padding`).
 */
export const trayPageStyle = {
  ':root': {
    '--tray-height': `${height}px`,
    scrollPaddingBlockEnd: `calc(${height}px + var(--page-bottom, 0px))`,
  },
  body: { paddingBlockEnd: 'calc(var(--tray-height) + var(--page-bottom, 0px))' },
  '@media print': { body: { paddingBlockEnd: 0 } },
};

// On a phone's product page the tray is above the buy bar (`--page-bottom`).
export const trayStyle = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'var(--page-bottom, 0px)',
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: height,
  backgroundColor: 'background.paper',
  borderBlockStart: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;
