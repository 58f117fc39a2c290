import type { ThemeOptions } from '@mawad/shared-ui/mui';
import { textSizes } from './tokens.ts';

const logicalSides = ['Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'];

/** `borderBlockEnd: 1` is a hairline, as `borderBottom: 1` is by default. */
const border = {
  themeKey: 'borders',
  transform: (value: unknown) => (typeof value === 'number' ? `${value}px solid` : value),
};

/** `fontSize: 14` names a step of the scale, which is larger in Arabic. */
const fontSize = {
  themeKey: 'typography',
  transform: (value: unknown) =>
    typeof value === 'number' && value in textSizes ? `var(--text-${value})` : value,
};

/** What `sx` understands beyond MUI's own: logical borders and the type scale. */
export const sxConfig = {
  fontSize,
  ...Object.fromEntries(
    logicalSides.flatMap((side) => [
      [`border${side}`, border],
      [`border${side}Color`, { themeKey: 'palette' }],
    ]),
  ),
} as NonNullable<ThemeOptions['unstable_sxConfig']>;
