import { formatPhone, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEmailOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mawad/shared-ui/kit/icons.ts';
import type { ReactNode } from 'react';
import sheet, * as styles from './footer.module.css';

export function FooterContact() {
  const { t } = useTranslation('footer');
  const language = useLanguage();
  const { contact, settings } = useServices().site;
  const { phone, email } = contact;
  return (
    <address className={styles.contact}>
      {sheet}
      <h2 className={styles.heading}>{t('contactTitle')}</h2>
      <Row icon={mdiPhoneOutline} label={t('phone')}>
        <a href={`tel:${phone}`} className={styles.number}>
          <Ltr>{formatPhone(phone)}</Ltr>
        </a>
      </Row>
      <Row icon={mdiEmailOutline} label={t('email')}>
        <a href={`mailto:${email}`} className={styles.number}>
          <Ltr>{email}</Ltr>
        </a>
      </Row>
      <Row icon={mdiMapMarkerOutline} label={t('showroom')}>
        {settings?.showroom[language] || t('address')}
      </Row>
    </address>
  );
}

function Row({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.contactRow}>
      <Icon path={icon} size={20} />
      <span>
        <span className={styles.hidden}>{label}: </span>
        {children}
      </span>
    </div>
  );
}
