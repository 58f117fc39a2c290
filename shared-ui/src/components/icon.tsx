import type { ComponentProps } from 'react';
import sheet, * as styles from './icon.module.css';

interface IconProps extends Omit<ComponentProps<'svg'>, 'path' | 'children'> {
  /** Path data, one of `@mawad/shared-ui/icons`. */
  path: string;
  /** Side length in px. */
  size?: number;
  /** Points the other way in right-to-left layouts: arrows, chevrons, ways out. */
  mirrored?: boolean;
  /** What its colour says, where it is not that of the text around it. */
  tone?: 'primary' | 'secondary' | 'error' | 'warning' | 'success';
}

/**
 * An icon of the set, drawn in the colour of the text around it. It says nothing by itself: its button or
 * neighbour carries the words. Size and colour are attributes, so that any style around it may set others.
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
