import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { readDealStart } from './deal-address.ts';
import { DealPreview } from './deal-preview.tsx';
import { DealTerms } from './deal-terms.tsx';
import { ProductPicker } from './product-picker.tsx';
import { SetDeals } from './set-deals.tsx';
import { useDealForm } from './use-deal-form.ts';

/** Form for a deal of many products: products, discount, time and a preview of each price. */
export function DealFormPage() {
  const { t } = useTranslation('admin-deals');
  const [params] = useSearchParams();
  const start = readDealStart(params);
  const form = useDealForm(start);
  return (
    <PortalPage
      title={t(start.isChange ? 'form.changeTitle' : 'form.title')}
      subtitle={t('form.subtitle')}
      back={{ to: '/admin/deals', label: t('title') }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProductPicker ids={form.ids} onAdd={form.add} onDrop={form.drop} />
        <DealTerms form={form} />
        <DealPreview form={form} />
        <SetDeals form={form} isChange={start.isChange} />
      </Box>
    </PortalPage>
  );
}
