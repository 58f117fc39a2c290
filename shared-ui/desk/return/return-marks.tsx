import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiAlertCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { StatusTag } from '@mawad/shared-ui/desk/order/status-tag.tsx';
import { FactList } from './fact-list.tsx';
import type { ReturnMarksView } from './return-view.ts';

/** How often the buyer returns and the seller refuses, with a mark for serial ones; for the staff. */
export function ReturnMarks({ marks }: { marks: ReturnMarksView | null }) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  if (!marks) return null;
  const { buyer, seller } = marks;
  return (
    <FactList
      title={t('marks.title')}
      facts={[
        [
          t('returns:sides.buyer'),
          <Box key="buyer" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            {t('marks.buyer', {
              returns: format.number(buyer.returns),
              delivered: format.number(buyer.delivered),
            })}
            {buyer.is_marked && (
              <StatusTag tone="danger" icon={mdiAlertCircleOutline} text={t('marks.buyerMarked')} />
            )}
          </Box>,
        ],
        [
          t('returns:sides.seller'),
          <Box key="seller" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            {t('marks.seller', {
              answered: format.number(seller.answered),
              refused: format.number(seller.refused),
            })}
            {seller.is_marked && (
              <StatusTag tone="danger" icon={mdiAlertCircleOutline} text={t('marks.sellerMarked')} />
            )}
          </Box>,
        ],
      ]}
    >
      <Typography sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', marginBlockStart: 1 }}>
        {t('marks.hint')}
      </Typography>
    </FactList>
  );
}
