import { Box } from '@mawad/shared-ui/mui';

/** The mark: a brick bond of four offset blocks. Decoration beside words or in a labelled link. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ inlineSize: size, blockSize: size, flexShrink: 0, display: 'block' }}
    >
      <Box component="g" sx={{ fill: 'var(--mw-palette-primary-main)' }}>
        <rect x="1" y="5" width="18" height="10" rx="1.5" />
        <rect x="13" y="17" width="18" height="10" rx="1.5" />
      </Box>
      <Box component="g" sx={{ fill: 'var(--mw-palette-accent-main)' }}>
        <rect x="21" y="5" width="10" height="10" rx="1.5" />
      </Box>
      <Box component="g" sx={{ fill: 'var(--mw-palette-text-secondary)' }}>
        <rect x="1" y="17" width="10" height="10" rx="1.5" />
      </Box>
    </Box>
  );
}

/** The mark with the name in both scripts. */
export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="span"
      dir="ltr"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        whiteSpace: 'nowrap',
      }}
    >
      <BrandMark size={size} />
      <Box component="span" sx={{ fontSize: `${size * 0.7}px`, fontWeight: 700, lineHeight: 1 }}>
        Mawad
        <Box component="span" aria-hidden sx={{ color: 'divider', fontWeight: 400, marginInline: '0.35em' }}>
          |
        </Box>
        <span lang="ar">مواد</span>
      </Box>
    </Box>
  );
}
