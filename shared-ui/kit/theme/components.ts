import type { Language } from '@mawad/shared-i18n';
import type { Theme, ThemeOptions } from '@mawad/shared-ui/kit/mui.ts';
import { textSizeVariables } from './typography.ts';

type Components = NonNullable<ThemeOptions['components']>;

const touchTarget = 44;
const denseTarget = 36;
const pressed = 'color-mix(in srgb, currentColor 14%, transparent)';

function baseline(language: Language): Components {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': textSizeVariables(language),
        html: { scrollPaddingBlockStart: 112, textSizeAdjust: '100%' },
        body: { overflowWrap: 'break-word' },
        // `plaintext` takes the direction of the first letter; without it Chromium sets an empty field
        // left-to-right on every page.
        'input[dir=auto], textarea[dir=auto]': { direction: 'inherit', unicodeBidi: 'plaintext' },
        'h1, h2': { textWrap: 'balance' },
        // Changing the opacity instead would make the browser rebuild the page's layers just as it follows
        // the link.
        'a:active, button:active': { backgroundImage: `linear-gradient(${pressed}, ${pressed})` },
        // Disabled buttons are already faint.
        'button[aria-busy=true]:enabled': { opacity: 0.6, cursor: 'progress' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media print': { body: { backgroundColor: '#fff', color: '#000' } },
      },
    },
  };
}

const buttons: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minBlockSize: touchTarget,
        paddingInline: 20,
        paddingBlock: 6,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        variants: [
          { props: { size: 'small' }, style: { minBlockSize: denseTarget, paddingInline: 14 } },
          {
            props: { size: 'large' },
            style: { minBlockSize: 52, paddingInline: 28, fontSize: 'var(--text-16)' },
          },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
        ],
        '@media (pointer: coarse)': { minBlockSize: touchTarget },
      },
      outlined: ({ theme }: { theme: Theme }) => ({ borderColor: theme.vars.palette.surface.outline }),
      // MUI's position depends on MUI's padding.
      loadingIndicator: {
        variants: [{ props: { loadingPosition: 'start', size: 'large' }, style: { insetInlineStart: 27 } }],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        inlineSize: touchTarget,
        blockSize: touchTarget,
        borderRadius: theme.vars.shape.borderRadius,
        color: 'inherit',
        variants: [{ props: { size: 'small' }, style: { inlineSize: denseTarget, blockSize: denseTarget } }],
        '@media (pointer: coarse)': { inlineSize: touchTarget, blockSize: touchTarget },
      }),
    },
  },
};

// Labels are above their field: always readable in both directions, without animation.
const inputs: Components = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        position: 'static',
        transform: 'none',
        maxInlineSize: '100%',
        marginBlockEnd: 4,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        fontSize: 'var(--text-14)',
        fontWeight: 500,
        pointerEvents: 'auto',
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }: { theme: Theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        minBlockSize: touchTarget,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: 'var(--text-16)',
        '&.MuiInputBase-sizeSmall': { minBlockSize: denseTarget, fontSize: 'var(--text-14)' },
        '@media (pointer: coarse)': { minBlockSize: touchTarget, fontSize: 'var(--text-16)' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.outline },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
      }),
      input: { paddingBlock: 8, paddingInline: 12, blockSize: 'auto', minBlockSize: '1.4375em' },
      multiline: { padding: 0 },
      notchedOutline: { insetBlockStart: 0, '& legend': { display: 'none' } },
    },
  },
  // The theme has no shadows, without which a white thumb is invisible on a white page.
  MuiSwitch: {
    styleOverrides: {
      thumb: ({ theme }: { theme: Theme }) => ({
        boxShadow: `0 0 0 1px ${theme.vars.palette.surface.outline}`,
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: 'var(--text-13)' } },
  },
  MuiSelect: {
    styleOverrides: { select: { minBlockSize: 'auto', display: 'flex', alignItems: 'center' } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 11 } } },
  MuiRadio: { styleOverrides: { root: { padding: 11 } } },
};

const surfaces: Components = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'transparent' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 'var(--text-20)', lineHeight: 1.4 } } },
  // Long labels of the two buttons wrap below each other on a phone.
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }: { theme: Theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        marginBlockStart: 4,
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minBlockSize: touchTarget, fontSize: 'var(--text-14)' } } },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center', fontSize: 'var(--text-14)', borderRadius: 8 },
      message: { flexGrow: 1, minInlineSize: 0 },
      standard: ({ theme, ownerState }: { theme: Theme; ownerState: { severity?: string } }) => {
        const tone = theme.vars.palette[(ownerState.severity ?? 'success') as 'error'];
        return {
          backgroundColor: tone.light,
          color: theme.vars.palette.text.primary,
          '& .MuiAlert-icon': { color: tone.main },
        };
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        borderRadius: 6,
        fontSize: 'var(--text-13)',
        fontWeight: 500,
        // The main colour of warnings is too light for text.
        variants: [
          {
            props: { variant: 'outlined', color: 'warning' },
            style: { color: theme.vars.palette.warning.dark },
          },
        ],
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        backgroundColor: theme.vars.palette.surface.pressed,
        borderRadius: 4,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }: { theme: Theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: 'var(--text-12)',
        fontWeight: 400,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        borderColor: theme.vars.palette.divider,
        textAlign: 'start',
        fontSize: 'var(--text-14)',
      }),
      head: ({ theme }: { theme: Theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 500,
        fontSize: 'var(--text-13)',
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

export function componentsOf(language: Language): Components {
  return { ...baseline(language), ...buttons, ...inputs, ...surfaces };
}
