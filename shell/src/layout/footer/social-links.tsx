import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiFacebook, mdiInstagram, mdiLinkedin, mdiTwitter } from '@mawad/shared-ui/kit/icons.ts';
import { PlainAnchor } from '@mawad/shared-ui/kit/plain-button.tsx';
import sheet, * as styles from './footer.module.css';

// Home pages of the networks, used until the staff enter the marketplace's accounts.
const networks = [
  { name: 'facebook', href: 'https://www.facebook.com/', icon: mdiFacebook },
  { name: 'instagram', href: 'https://www.instagram.com/', icon: mdiInstagram },
  { name: 'linkedin', href: 'https://www.linkedin.com/', icon: mdiLinkedin },
  { name: 'twitter', href: 'https://x.com/', icon: mdiTwitter },
] as const;

export function SocialLinks() {
  const { t } = useTranslation('footer');
  const accounts = useServices().site.settings?.social;
  return (
    <ul aria-label={t('social')} className={styles.networks}>
      {sheet}
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <PlainAnchor
            look="icon"
            href={accounts?.[name] ?? href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`${name}`)}
            className={styles.network}
          >
            <Icon path={icon} size={22} />
          </PlainAnchor>
        </li>
      ))}
    </ul>
  );
}
