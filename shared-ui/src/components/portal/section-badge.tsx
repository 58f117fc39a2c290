import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';

const countLimit = 99;

interface SectionBadgeProps {
  waiting?: number;
  /**
   * At the end of a line, at the corner of an icon of the bar or of a button that stands free, or as an entry of the bar: at the
   * icon's corner on a phone, else at the end of the line.
   */
  place?: 'line' | 'icon' | 'button' | 'entry';
}

/** How many things wait in a section of a portal; nothing where none do. */
export function SectionBadge({ waiting = 0, place = 'entry' }: SectionBadgeProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (waiting <= 0) return null;
  const number = waiting > countLimit ? `${countLimit}+` : format.number(waiting);
  return (
    <Box component="span" sx={[badgeStyle, placeStyles[place]]}>
      <bdi dir="ltr" aria-hidden>
        {number}
      </bdi>
      <Box component="span" sx={readStyle}>
        {t('portal.waiting', { count: waiting, number })}
      </Box>
    </Box>
  );
}

/** Begins where the icon ends, so that the icon stays readable; a wide one keeps off the edge of the bar, which would cut it. */
const corner = 'min(50% + 6px, 100% - 30px)';
/** Px; beside an icon it is smaller than in a line. */
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

const readStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
