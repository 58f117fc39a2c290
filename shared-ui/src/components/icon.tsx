import type { ComponentProps } from 'react';
import { styleSheet } from '../style-sheet.ts';
import css, * as styles from './icon.module.css';

const sheet = styleSheet(css);

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

const tones = {
  primary: styles.primary,
  secondary: styles.secondary,
  error: styles.error,
  warning: styles.warning,
  success: styles.success,
};

/**
 * An icon of the set, drawn in the colour of the text around it. It says nothing by itself: its button or
 * neighbour carries the words. Its size is an attribute, so that any style around it may set another.
 */
export function Icon({ path, size = 22, mirrored, tone, className, ...props }: IconProps) {
  const classes = [styles.icon, mirrored && styles.mirrored, tone && tones[tone], className]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {sheet}
      <svg viewBox="0 0 24 24" fontSize={size} {...props} className={classes} aria-hidden focusable={false}>
        <path d={path} />
      </svg>
    </>
  );
}
