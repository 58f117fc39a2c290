/** Colours of one scheme. Every text pair meets WCAG AA, which a test verifies. */
export const lightColors = {
  ink: '#14232B',
  slate: '#3E5561',
  page: '#FFFFFF',
  raised: '#FFFFFF',
  /** Bands, backgrounds of pictures and quiet fills. */
  sunken: '#F4F5F3',
  pressed: '#E6E8E5',
  /** Hairlines between elements. */
  line: '#D3D7D3',
  outline: '#71828B',
  primary: '#0B5C63',
  primaryHover: '#084449',
  primarySoft: '#E1EEEE',
  onPrimary: '#FFFFFF',
  /** Deals, ratings and highlights; never text on white. */
  amber: '#F5A300',
  onAmber: '#14232B',
  success: '#2E7D4F',
  successText: '#276B43',
  successSoft: '#E3EFE7',
  warning: '#B26A00',
  warningText: '#8A5200',
  warningSoft: '#FBEFD9',
  danger: '#B3261E',
  dangerHover: '#8C1D17',
  dangerSoft: '#FBE9E7',
  onDanger: '#FFFFFF',
};

export type SchemeColors = typeof lightColors;

export const darkColors: SchemeColors = {
  ink: '#E9EDEB',
  slate: '#A9B8BF',
  page: '#10191E',
  raised: '#172229',
  sunken: '#1C2931',
  pressed: '#26353E',
  line: '#2F404A',
  outline: '#6E828C',
  primary: '#5FB8BF',
  primaryHover: '#86CCD2',
  primarySoft: '#16363B',
  onPrimary: '#06282B',
  amber: '#F5A300',
  onAmber: '#14232B',
  success: '#6CC08E',
  successText: '#6CC08E',
  successSoft: '#173026',
  warning: '#E0A24A',
  warningText: '#E0A24A',
  warningSoft: '#35290F',
  danger: '#F2857D',
  dangerHover: '#F7A9A3',
  dangerSoft: '#3A1D1B',
  onDanger: '#2B0906',
};

/**
 * Text sizes in px, Latin then Arabic, which is one step larger for the same role. Styles use them as
 * `var(--text-14)`, named after the Latin size.
 */
export const textSizes = {
  12: [12, 13],
  13: [13, 14],
  14: [14, 16],
  16: [16, 18],
  20: [20, 22],
  24: [24, 26],
  32: [32, 36],
} as const;

export const lineHeights = { en: 1.5, ar: 1.7 } as const;

const latinFonts =
  '"Inter Variable", "Inter Fallback Arial", "Inter Fallback Roboto", "Inter Fallback DejaVu"';
const arabicFallbacks = '"Plex Fallback Naskh", "Plex Fallback Noto", "Plex Fallback DejaVu"';
const systemFonts = 'system-ui, "Segoe UI", Roboto, Arial, sans-serif';

/**
 * Each script has glyphs in one family; the order matters only for characters in both. The few Arabic words
 * of an English page, mostly sellers' names, use the system font because ours would load too late.
 */
export const fontFamilies = {
  en: `${latinFonts}, ${arabicFallbacks}, ${systemFonts}`,
  ar: `"IBM Plex Sans Arabic", "Plex Stand-in", ${latinFonts}, ${arabicFallbacks}, ${systemFonts}`,
} as const;

/** Breakpoints in px; `md` and `lg` are those of the specification. */
export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1200 } as const;
