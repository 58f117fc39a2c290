import { formatPhone, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { BannerImage } from '@mawad/shared-ui/platform/image/banner-image.tsx';
import { CompanyMark } from '@mawad/shared-ui/platform/image/company-mark.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import {
  mdiCalendarMonthOutline,
  mdiClockOutline,
  mdiMapMarkerOutline,
  mdiPhoneOutline,
  mdiWhatsapp,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Store } from '@mawad/supabase/companies/stores-queries';
import { SellerHoliday } from '../../cart/seller-holiday.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { StoreFigures } from './store-figures.tsx';

export function StoreHeader({ store, name }: { store: Store; name: string }) {
  const { t } = useTranslation(['store', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const hours = localized(store, 'hours', language);
  const about = localized(store, 'about', language);
  const governorate = localized(store, 'governorate', language);
  const facts = [
    governorate && { icon: mdiMapMarkerOutline, label: t('store:place'), value: governorate },
    hours && { icon: mdiClockOutline, label: t('store:hours'), value: <span dir="auto">{hours}</span> },
    store.closed_weekdays.length > 0 && {
      icon: mdiCalendarMonthOutline,
      label: t('store:closed'),
      value: store.closed_weekdays.map(format.dayOfWeek).join(t('common:listComma') + ' '),
    },
    store.store_phone && {
      icon: mdiPhoneOutline,
      label: t('store:phone'),
      value: (
        <Link href={`tel:${store.store_phone}`} sx={tapArea}>
          <Ltr>{formatPhone(store.store_phone)}</Ltr>
        </Link>
      ),
    },
    store.store_phone && {
      icon: mdiWhatsapp,
      label: t('store:whatsapp'),
      value: (
        <Link
          href={whatsappHref(t('store:whatsappMessage', { company: name }), store.store_phone)}
          target="_blank"
          rel="noopener"
          sx={tapArea}
        >
          {t('store:whatsappAsk')}
        </Link>
      ),
    },
  ].filter((fact) => fact !== '' && fact !== null && fact !== false);
  return (
    <>
      <BannerImage shown="page" path={store.banner} sizes="(min-width: 1280px) 1216px, 100vw" />
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, '& > header': { flex: 1, minInlineSize: 0 } }}
      >
        <CompanyMark name={name} logo={store.logo} size={72} />
        <PageHeader title={name} subtitle={t('store:since', { date: format.date(store.since) })} />
      </Box>
      <Box sx={{ marginBlockEnd: 2, '&:empty': { display: 'none' } }}>
        <SellerHoliday holiday={store.holiday} />
      </Box>
      {about && (
        <Typography
          dir="auto"
          sx={{ maxInlineSize: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {about}
        </Typography>
      )}
      <StoreFigures figures={store.figures} />
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: 1.5,
            marginBlock: 2,
            fontSize: 'var(--text-14)',
            '& dt': { color: 'text.secondary' },
            '& dd': { margin: 0, paddingInlineStart: 4, overflowWrap: 'anywhere' },
          }}
        >
          {facts.map(({ icon, label, value }) => (
            <Box key={label} sx={{ minInlineSize: 0 }}>
              <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon path={icon} tone="primary" />
                {label}
              </Box>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
