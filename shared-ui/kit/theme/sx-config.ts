import type { ThemeOptions } from '@mawad/shared-ui/kit/mui.ts';
import { textSizes } from './tokens.ts';

const logicalSides = ['Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'];

/** `borderBlockEnd: 1` is a hairline, like MUI's `borderBottom: 1`. */
const border = {
  themeKey: 'borders',
  transform: (value: unknown) => (typeof value === 'number' ? `${value}px solid` : value),
};

/** `fontSize: 14` is a step of the type scale, which is larger in Arabic. */
const fontSize = {
  themeKey: 'typography',
  transform: (value: unknown) =>
    typeof value === 'number' && value in textSizes ? `var(--text-${value})` : value,
};

/** Additions to MUI's `sx`: logical borders and the type scale. */
export const sxConfig = {
  fontSize,
  ...Object.fromEntries(
    logicalSides.flatMap((side) => [
      [`border${side}`, border],
      [`border${side}Color`, { themeKey: 'palette' }],
    ]),
  ),
} as NonNullable<ThemeOptions['unstable_sxConfig']>;
