import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Company for which an order was placed; each fact is optional. */
export interface CompanyFacts {
  buyer_company?: string;
  tax_number?: string;
  purchase_order?: string;
  cost_code?: string;
}

/** Company, tax number and purchase order of an order; nothing for a private purchase. */
export function CompanyPurchase({ facts }: { facts: CompanyFacts }) {
  const { t } = useTranslation('common');
  const rows = [
    [t('orderParts.company'), facts.buyer_company],
    [t('orderParts.taxNumber'), facts.tax_number],
    [t('orderParts.purchaseOrder'), facts.purchase_order],
    [t('orderParts.costCode'), facts.cost_code],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <Box component="dl" sx={listStyle}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1,
  margin: 0,
  marginBlockStart: 1.5,
  paddingBlockStart: 1.5,
  borderBlockStart: 1,
  borderColor: 'divider',
  '& dt': { color: 'text.secondary', fontSize: 'var(--text-12)' },
  '& dd': { margin: 0, fontWeight: 600 },
} as const;
