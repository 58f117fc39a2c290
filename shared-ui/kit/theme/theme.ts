import { directionOf, type Language } from '@mawad/shared-i18n';
import { createTheme, type Theme } from '@mawad/shared-ui/kit/mui.ts';
import { colorSchemeAttribute } from './color-scheme.ts';
import { componentsOf } from './components.ts';
import { paletteOf } from './palette.ts';
import { sxConfig } from './sx-config.ts';
import { breakpoints, darkColors, lightColors } from './tokens.ts';
import { typographyOf } from './typography.ts';

/** Hairlines separate elements on the page; only overlays have shadows. */
function shadows(): Theme['shadows'] {
  const floating = '0 8px 28px rgb(20 35 43 / 0.16), 0 1px 4px rgb(20 35 43 / 0.10)';
  return Array.from({ length: 25 }, (_, level) => (level < 4 ? 'none' : floating)) as Theme['shadows'];
}

const themes = new Map<Language, Theme>();

/** The theme of a language, created on demand. */
export function themeOf(language: Language): Theme {
  const theme = themes.get(language) ?? createAppTheme(language);
  themes.set(language, theme);
  return theme;
}

/** Creates a theme with both colour schemes as CSS variables. */
function createAppTheme(language: Language): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'mw', colorSchemeSelector: colorSchemeAttribute },
    colorSchemes: {
      light: { palette: paletteOf(lightColors) },
      dark: { palette: paletteOf(darkColors) },
    },
    direction: directionOf(language),
    breakpoints: { values: breakpoints },
    shape: { borderRadius: 8 },
    shadows: shadows(),
    focusVisible: true,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 160,
      },
    },
    typography: typographyOf(language),
    components: componentsOf(language),
    unstable_sxConfig: sxConfig,
  });
}
