import type { ReactNode } from 'react';
import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';

/** Counting of products stops here. */
const many = 1000;

/** Company details and the numbers of its products. */
export function SellerCompany({ seller }: { seller: Seller }) {
  const { t } = useTranslation('admin-seller');
  const format = useFormat();
  const governorateName = useGovernorateName();
  const goods = (count: number) =>
    count < many ? format.number(count) : t('company.many', { number: format.number(many) });
  const facts: [label: string, value: ReactNode][] = [
    [t('company.nameEn'), seller.name_en && <bdi>{seller.name_en}</bdi>],
    [t('company.nameAr'), seller.name_ar && <bdi>{seller.name_ar}</bdi>],
    [t('company.governorate'), seller.governorate && governorateName(seller.governorate)],
    [
      t('company.phone'),
      seller.phone && (
        <Link href={`tel:${seller.phone}`}>
          <Ltr>{formatPhone(seller.phone)}</Ltr>
        </Link>
      ),
    ],
    [
      t('company.products'),
      <AppLink key="products" to={`/admin/products?company=${seller.id}`}>
        {goods(seller.product_count)}
      </AppLink>,
    ],
    [t('company.listed'), goods(seller.listed_count)],
    [t('company.delivery'), format.number(seller.delivery_areas)],
    [t('company.aboutEn'), seller.about_en && <div dir="auto">{seller.about_en}</div>],
    [t('company.aboutAr'), seller.about_ar && <div dir="auto">{seller.about_ar}</div>],
  ];
  return (
    <Panel component="section" aria-labelledby="seller-company" sx={{ padding: 2 }}>
      <Typography id="seller-company" variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {t('company.title')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          margin: 0,
          fontSize: 'var(--text-14)',
          '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
          '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Box>
    </Panel>
  );
}
