import type { ComponentProps } from 'react';
import { styled } from '@mawad/shared-ui/mui';

/** Drawn in the colour of the text around it, as large as its text unless sized. */
const Svg = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  fill: 'currentColor',
  userSelect: 'none',
});

interface IconProps extends Omit<ComponentProps<typeof Svg>, 'path' | 'children'> {
  /** Path data, one of `@mawad/shared-ui/icons`. */
  path: string;
  /** Side length in px. */
  size?: number;
  /** Points the other way in right-to-left layouts: arrows, chevrons, ways out. */
  mirrored?: boolean;
}

/** An icon of the set. It says nothing by itself: its button or neighbour carries the words. */
export function Icon({ path, size = 22, mirrored, sx, ...props }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      {...props}
      aria-hidden
      focusable={false}
      sx={[
        { fontSize: `${size}px` },
        mirrored === true && { ':dir(rtl) > &, :dir(rtl)&': { transform: 'scaleX(-1)' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d={path} />
    </Svg>
  );
}
