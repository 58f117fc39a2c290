import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';

const countLimit = 99;

interface SectionBadgeProps {
  waiting?: number;
  /** At the end of a line, at the corner of an icon, or as an entry of the bar: the one on a phone, the other beside it. */
  place?: 'line' | 'icon' | 'entry';
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

/** A wide one keeps off the edge of the screen. */
const corner = 'min(50% + 4px, 100% - 40px)';

const placeStyles = {
  line: { marginInlineStart: 'auto' },
  icon: { position: 'absolute', insetBlockStart: 4, insetInlineStart: corner },
  entry: {
    position: { xs: 'absolute', lg: 'static' },
    insetBlockStart: 4,
    insetInlineStart: corner,
    marginInlineStart: { lg: 'auto' },
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
