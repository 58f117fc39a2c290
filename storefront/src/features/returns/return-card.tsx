import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ReturnStatusTag } from '@mawad/shared-ui/desk/return/return-status.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ReturnSummary } from '@mawad/supabase/returns/queries';

/** Return in the list; the whole card links to it. */
export function ReturnCard({ item }: { item: ReturnSummary }) {
  const { t } = useTranslation(['own-returns', 'returns']);
  const format = useFormat();
  const language = useLanguage();
  const facts = [
    t('sentOn', { date: format.date(item.created_at) }),
    t('lines', { count: item.line_count, number: format.number(item.line_count) }),
    t(`returns:wishes.${item.wish}`),
  ];
  return (
    <Panel component="article" sx={cardStyle}>
      <ProductImage path={item.main_image} alt="" size={56} width={160} />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <AppLink
          to={`/returns/${item.id}`}
          underline="hover"
          sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('number', { number: `\u2066${item.number}\u2069` })}
        </AppLink>
        <div>{localized(item, 'name', language)}</div>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
          <bdi>{localized(item, 'company_name', language)}</bdi>
          {` · ${facts.join(' · ')}`}
        </Box>
        {item.is_waiting && <Box sx={{ fontWeight: 600 }}>{t('waiting')}</Box>}
      </Box>
      <ReturnStatusTag status={item.status} isAppealed={item.is_appealed} outcome={item.outcome} />
    </Panel>
  );
}

const cardStyle = {
  position: 'relative',
  padding: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  '&:hover': { borderColor: 'primary.main' },
} as const;
