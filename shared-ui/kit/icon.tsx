import type { ComponentProps } from 'react';
import sheet, * as styles from './icon.module.css';

interface IconProps extends Omit<ComponentProps<'svg'>, 'path' | 'children'> {
  /** Path data from `@mawad/shared-ui/kit/icons.ts`. */
  path: string;
  size?: number;
  /** Mirrored in right-to-left layouts: arrows, chevrons, exits. */
  mirrored?: boolean;
  /** Colour with a meaning; by default the colour of the surrounding text. */
  tone?: 'primary' | 'secondary' | 'error' | 'warning' | 'success';
}

/**
 * A decorative icon in the colour of the surrounding text; its button or a neighbouring text must name it.
 * Size and colour are attributes, so that any surrounding style can override them.
 */
export function Icon({ path, size = 22, mirrored, tone, className, ...props }: IconProps) {
  const classes = [styles.icon, mirrored && styles.mirrored, className].filter(Boolean).join(' ');
  return (
    <>
      {sheet}
      <svg
        viewBox="0 0 24 24"
        fontSize={size}
        color={tone && colorOf(tone)}
        {...props}
        className={classes}
        aria-hidden
        focusable={false}
      >
        <path d={path} />
      </svg>
    </>
  );
}

const colorOf = (tone: string) =>
  `var(--mw-palette-${tone === 'secondary' ? 'text-secondary' : `${tone}-main`})`;
