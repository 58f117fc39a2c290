import { useLanguage } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { fontFamilies } from '../theme/tokens.ts';

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

/** The mark with the name in both scripts, the reader's first. */
export function Wordmark({ size = 28 }: { size?: number }) {
  const isArabic = useLanguage() === 'ar';
  const names = [
    <bdi key="en" lang="en">
      Mawad
    </bdi>,
    <bdi key="ar" lang="ar" style={isArabic ? undefined : { fontFamily: fontFamilies.arabicNames }}>
      مواد
    </bdi>,
  ];
  const [first, second] = isArabic ? names.reverse() : names;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        columnGap: `${size * 0.3}px`,
        color: 'text.primary',
        fontSize: `${size * 0.72}px`,
        fontWeight: 700,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
      }}
    >
      <BrandMark size={size} />
      {first}
      <Box
        component="span"
        aria-hidden
        sx={{ inlineSize: '1px', blockSize: '0.9em', backgroundColor: 'divider' }}
      />
      {second}
    </Box>
  );
}
