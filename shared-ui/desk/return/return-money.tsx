import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { FactList } from './fact-list.tsx';
import type { ReturnView } from './return-view.ts';

/** Amounts of a return; nothing for readers who may not see money. */
export function ReturnMoney({ money }: Pick<ReturnView, 'money'>) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  if (!money) return null;
  const { goods, reduction, refund, credited, paid } = money;
  return (
    <FactList
      title={t('money.title')}
      facts={[
        [t('money.goods'), format.money(goods)],
        [t('money.reduction'), reduction !== null && format.money(reduction)],
        [t('money.refund'), refund !== null && <strong key="refund">{format.money(refund)}</strong>],
        [t('money.credited'), credited > 0 && format.money(credited)],
        [
          t('money.paid'),
          paid && (
            <Box key="paid">
              {t('returns:facts.paid', {
                amount: format.money(paid.amount),
                way: t(`returns:ways.${paid.way}`),
                day: format.date(paid.day),
              })}
              {paid.reference && (
                <Box>
                  <Ltr>{paid.reference}</Ltr>
                </Box>
              )}
            </Box>
          ),
        ],
      ]}
    />
  );
}
