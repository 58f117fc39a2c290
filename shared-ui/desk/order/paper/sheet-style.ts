import { fontFamilies } from '@mawad/shared-ui/kit/theme/tokens.ts';

/**
 * A sheet of paper on screen and in print. The colours are fixed because paper is white in the dark scheme
 * too.
 */
export const sheetStyle = {
  fontFamily: fontFamilies.ar,
  '--mw-palette-primary-main': '#0B5C63',
  '--mw-palette-accent-main': '#F5A300',
  '--mw-palette-text-primary': '#14232B',
  '--mw-palette-text-secondary': '#3E5561',
  '--mw-palette-divider': '#C9CEC9',
  colorScheme: 'light',
  printColorAdjust: 'exact',
  backgroundColor: '#fff',
  color: '#14232B',
  maxInlineSize: '210mm',
  marginInline: 'auto',
  padding: { xs: 2, sm: '14mm' },
  border: '1px solid #C9CEC9',
  borderRadius: '8px',
  fontSize: 13,
  lineHeight: 1.55,
  '@media print': {
    border: 'none',
    padding: 0,
    paddingBlockStart: '1mm',
    maxInlineSize: 'none',
    fontSize: '9.5pt',
    lineHeight: 1.4,
  },
} as const;
