import type { Language } from '@mawad/shared-i18n';
import type { ThemeOptions } from '@mawad/shared-ui/kit/mui.ts';
import { fontFamilies, lineHeights, textSizes } from './tokens.ts';

type Size = keyof typeof textSizes;

/** Custom properties `--text-12` … `--text-32` of a language in rem. */
export function textSizeVariables(language: Language): Record<string, string> {
  const column = language === 'ar' ? 1 : 0;
  return Object.fromEntries(
    Object.entries(textSizes).map(([name, sizes]) => [`--text-${name}`, `${sizes[column] / 16}rem`]),
  );
}

/** Roles: h1 32, h2 24, h3 20, h4 16, body1 16 (reading), body2 14 (dense), caption 12. */
export function typographyOf(language: Language): NonNullable<ThemeOptions['typography']> {
  const arabic = language === 'ar';
  const semibold = arabic ? 700 : 600;
  const role = (size: Size, fontWeight: number, lineHeight: number = lineHeights[language]) => ({
    fontSize: `var(--text-${size})`,
    fontWeight,
    lineHeight,
    letterSpacing: 0,
  });
  const tight = arabic ? 1.5 : 1.25;
  return {
    fontFamily: fontFamilies[language],
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: role(32, 700, tight),
    h2: role(24, 700, tight),
    h3: role(20, semibold, tight),
    h4: role(16, semibold, tight),
    h5: role(16, semibold, tight),
    h6: role(14, semibold, tight),
    subtitle1: role(16, 500),
    subtitle2: role(14, 500),
    body1: role(16, 400),
    body2: role(14, 400),
    caption: role(12, 400),
    overline: { ...role(12, semibold), textTransform: 'none' },
    button: { ...role(14, semibold), textTransform: 'none' },
  };
}
