/// <reference types="@mui/material/themeCssVarsAugmentation" />
import type { ThemeOptions } from '@mawad/shared-ui/kit/mui.ts';
import type { SchemeColors } from './tokens.ts';

declare module '@mui/material/styles' {
  interface SurfaceColors {
    /** Bands, backgrounds of pictures and quiet fills. */
    sunken: string;
    /** Quiet fills that are hovered or selected. */
    pressed: string;
    outline: string;
    primarySoft: string;
    successSoft: string;
    warningSoft: string;
    dangerSoft: string;
  }
  interface AccentColors {
    main: string;
    contrastText: string;
  }
  interface Palette {
    surface: SurfaceColors;
    accent: AccentColors;
  }
  interface PaletteOptions {
    surface?: SurfaceColors;
    accent?: AccentColors;
  }
}

/** MUI's palette for a colour scheme; `dark` of a status colour is used for text. */
export function paletteOf(colors: SchemeColors): NonNullable<ThemeOptions['palette']> {
  return {
    text: { primary: colors.ink, secondary: colors.slate, disabled: colors.outline },
    background: { default: colors.page, paper: colors.raised },
    divider: colors.line,
    primary: {
      main: colors.primary,
      dark: colors.primaryHover,
      light: colors.primarySoft,
      contrastText: colors.onPrimary,
    },
    secondary: {
      main: colors.slate,
      dark: colors.ink,
      light: colors.sunken,
      contrastText: colors.page,
    },
    success: {
      main: colors.success,
      dark: colors.successText,
      light: colors.successSoft,
      contrastText: colors.page,
    },
    warning: {
      main: colors.warning,
      dark: colors.warningText,
      light: colors.warningSoft,
      contrastText: colors.page,
    },
    error: {
      main: colors.danger,
      dark: colors.dangerHover,
      light: colors.dangerSoft,
      contrastText: colors.onDanger,
    },
    info: {
      main: colors.slate,
      dark: colors.slate,
      light: colors.sunken,
      contrastText: colors.page,
    },
    action: {
      hover: colors.sunken,
      selected: colors.primarySoft,
      focus: colors.pressed,
      disabled: colors.outline,
      disabledBackground: colors.pressed,
    },
    surface: {
      sunken: colors.sunken,
      pressed: colors.pressed,
      outline: colors.outline,
      primarySoft: colors.primarySoft,
      successSoft: colors.successSoft,
      warningSoft: colors.warningSoft,
      dangerSoft: colors.dangerSoft,
    },
    accent: { main: colors.amber, contrastText: colors.onAmber },
  };
}
