import { formatPhone, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  mdiEmailOutline,
  mdiMapMarkerOutline,
  mdiPhoneOutline,
  mdiWhatsapp,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';

export function ContactWays() {
  const { t } = useTranslation('information');
  const language = useLanguage();
  const { contact, settings } = useServices().site;
  const { phone, email } = contact;
  const ways = [
    {
      icon: mdiPhoneOutline,
      label: t('contact.phone'),
      value: (
        <Link href={`tel:${phone}`} sx={tapArea}>
          <Ltr>{formatPhone(phone)}</Ltr>
        </Link>
      ),
    },
    {
      icon: mdiEmailOutline,
      label: t('contact.mail'),
      value: (
        <Link href={`mailto:${email}`} sx={tapArea}>
          <Ltr>{email}</Ltr>
        </Link>
      ),
    },
    {
      icon: mdiMapMarkerOutline,
      label: t('contact.showroom'),
      value: settings?.showroom[language] || t('contact.showroomAddress'),
    },
  ];
  return (
    <Panel component="section" sx={{ padding: 3, display: 'grid', gap: 2.5 }}>
      <Typography variant="h3" component="h2">
        {t('contact.direct')}
      </Typography>
      {ways.map(({ icon, label, value }) => (
        <Box key={label} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon path={icon} tone="primary" />
          <div>
            <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{label}</Box>
            {value}
          </div>
        </Box>
      ))}
      <Button
        component="a"
        variant="outlined"
        href={whatsappHref(t('contact.whatsappMessage'), phone)}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiWhatsapp} />}
      >
        {t('contact.whatsapp')}
      </Button>
    </Panel>
  );
}
