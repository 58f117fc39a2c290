import { SvgIcon, type SvgIconProps } from '@mawad/shared-ui/mui';

interface IconProps extends Omit<SvgIconProps, 'path'> {
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
    <SvgIcon
      {...props}
      aria-hidden
      sx={[
        { fontSize: `${size}px` },
        mirrored === true && { ':dir(rtl) > &, :dir(rtl)&': { transform: 'scaleX(-1)' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <path d={path} />
    </SvgIcon>
  );
}
