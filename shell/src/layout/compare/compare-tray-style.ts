const height = 64;

/** What floats moves above the tray, and the page's end stays readable; so does what the keyboard reaches. */
export const roomForTray = {
  ':root': {
    '--tray-height': `${height}px`,
    scrollPaddingBlockEnd: `calc(${height}px + var(--page-bottom, 0px))`,
  },
  body: { paddingBlockEnd: 'calc(var(--tray-height) + var(--page-bottom, 0px))' },
  '@media print': { body: { paddingBlockEnd: 0 } },
};

// Above the buy bar of a phone's product page.
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
