import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

const countLimit = 99;

interface SectionBadgeProps {
  waiting?: number;
  /**
   * `line`: at the end of a line; `icon`, `button`: at the corner of an icon; `entry`: like `icon` on a
   * phone, otherwise like `line`.
   */
  place?: 'line' | 'icon' | 'button' | 'entry';
}

/** Number of items that need attention in a section of a portal; nothing if there are none. */
export function SectionBadge({ waiting = 0, place = 'entry' }: SectionBadgeProps) {
  const { t } = useTranslation('portal-list');
  const format = useFormat();
  if (waiting <= 0) return null;
  const number = waiting > countLimit ? `${countLimit}+` : format.number(waiting);
  return (
    <Box component="span" sx={[badgeStyle, placeStyles[place]]}>
      <Box component="bdi" dir="ltr" aria-hidden data-number={number} sx={digitsStyle} />
      <Box component="span" sx={readStyle}>
        {t('frame.waiting', { count: waiting, number })}
      </Box>
    </Box>
  );
}

/**
 * Starts at the end of the icon, so that the icon is visible; a wide badge does not reach the edge of the
 * bar, which would cut it off.
 */
const corner = 'min(50% + 6px, 100% - 36px)';
/** Px; smaller than in a line. */
const cornerSize = 16;

const cornerStyle = {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: corner,
  minInlineSize: cornerSize,
  blockSize: cornerSize,
  paddingInline: 0.5,
} as const;

const placeStyles = {
  line: { marginInlineStart: 'auto' },
  icon: cornerStyle,
  button: { ...cornerStyle, insetInlineStart: 'calc(50% + 4px)' },
  entry: {
    position: { xs: 'absolute', lg: 'static' },
    insetBlockStart: cornerStyle.insetBlockStart,
    insetInlineStart: corner,
    marginInlineStart: { lg: 'auto' },
    minInlineSize: { xs: cornerSize, lg: 20 },
    blockSize: { xs: cornerSize, lg: 20 },
    paddingInline: { xs: 0.5, lg: 0.75 },
  },
} as const;

const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 0.75,
  borderRadius: '10px',
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 'var(--text-12)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** The style draws the digits, because labels name small numbers in words and would lack visible digits. */
const digitsStyle = { '&::before': { content: 'attr(data-number)' } } as const;

const readStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
