import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';

/** Requirements that a company does not meet; renders nothing if it meets all. */
export function SellerMissing({ seller }: { seller: Seller }) {
  const { t } = useTranslation(['admin-seller', 'documents']);
  const format = useFormat();
  const missing = [
    !seller.members.some(({ role, email_verified }) => role === 'owner' && email_verified) &&
      t('missing.verified'),
    !seller.phone && !seller.members.some(({ phone }) => phone) && t('missing.phone'),
    !seller.governorate && t('missing.governorate'),
    ...seller.documents
      .filter(
        ({ documents: [latest] }) => !latest || latest.state === 'refused' || latest.state === 'expired',
      )
      .map(({ kind }) => t('missing.document', { document: t(`documents:kinds.${kind}`) })),
    seller.delivery_areas === 0 && t('missing.delivery'),
    seller.product_count === 0 && t('missing.products'),
    seller.product_count > 0 && seller.listed_count === 0 && t('missing.listed'),
    seller.orders.late > 0 &&
      t('missing.late', { count: seller.orders.late, number: format.number(seller.orders.late) }),
  ].filter((text) => text !== false);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('missing.title')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}
