import { formatPhone, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Ltr } from '@mawad/shared-ui/components/ltr';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiEmailOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mawad/shared-ui/icons';
import { Box, Link, Typography } from '@mawad/shared-ui/mui';
import { tapRow } from '@mawad/shared-ui/tap-area';
import type { ReactNode } from 'react';

/** Phone, e-mail and the showroom's address. */
export function FooterContact() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { contact, settings } = useServices().site;
  const { phone, email } = contact;
  return (
    <Box
      component="address"
      sx={{ fontStyle: 'normal', fontSize: 'var(--text-14)', gridColumn: { xs: '1 / -1', lg: 'auto' } }}
    >
      <Typography component="h2" sx={{ fontSize: 'var(--text-14)', fontWeight: 600, marginBlockEnd: 0.5 }}>
        {t('footer.contactTitle')}
      </Typography>
      <Row icon={mdiPhoneOutline} label={t('footer.phone')}>
        <Link href={`tel:${phone}`} color="inherit" sx={tapRow}>
          <Ltr>{formatPhone(phone)}</Ltr>
        </Link>
      </Row>
      <Row icon={mdiEmailOutline} label={t('footer.email')}>
        <Link href={`mailto:${email}`} color="inherit" sx={tapRow}>
          <Ltr>{email}</Ltr>
        </Link>
      </Row>
      <Row icon={mdiMapMarkerOutline} label={t('footer.showroom')}>
        {settings?.showroom[language] || t('footer.address')}
      </Row>
    </Box>
  );
}

function Row({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlock: '5px', color: 'text.secondary' }}>
      <Icon path={icon} size={20} />
      <span>
        <Box component="span" sx={hidden}>
          {label}:{' '}
        </Box>
        {children}
      </span>
    </Box>
  );
}

// For screen readers: what the icon says to the eye.
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
