import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { areaCosts, type CompanyTerms, type Terms } from './areas-draft.ts';

/** Order sums for the cost examples, IQD. */
const samples = [50_000, 150_000, 500_000];

/** Cost for a buyer of three sample orders, with a warning if the fee can never be charged. */
export function AreaCosts({ terms, company }: { terms: Terms; company: CompanyTerms }) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const costs = areaCosts(terms, company);
  if (!costs) return null;
  const { fee, minimum, freeOver, isNeverCharged } = costs;
  const lineOf = (goods: number) => {
    const sums = {
      goods: format.money(goods),
      minimum: format.money(minimum),
      paid: format.money(goods + fee),
    };
    if (goods < minimum) return t('delivery.free.sampleRefused', sums);
    const isFree = fee === 0 || (freeOver !== null && goods >= freeOver);
    return t(isFree ? 'delivery.free.sampleFree' : 'delivery.free.sample', sums);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: 'var(--text-13)' }}>
      {isNeverCharged && (
        <Alert severity="warning">
          {t('delivery.free.unreachable', { minimum: format.money(minimum), limit: format.money(freeOver!) })}
        </Alert>
      )}
      <Box component="ul" aria-label={t('delivery.free.samples')} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {samples.map((goods) => (
          <li key={goods}>{lineOf(goods)}</li>
        ))}
      </Box>
    </Box>
  );
}
