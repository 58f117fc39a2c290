import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiFacebook, mdiInstagram, mdiLinkedin, mdiTwitter } from '@mawad/shared-ui/icons';
import { PlainAnchor } from '@mawad/shared-ui/components/plain-button';
import sheet, * as styles from './footer.module.css';

// The networks' own pages until the marketplace has accounts there.
const networks = [
  { name: 'facebook', href: 'https://www.facebook.com/', icon: mdiFacebook },
  { name: 'instagram', href: 'https://www.instagram.com/', icon: mdiInstagram },
  { name: 'linkedin', href: 'https://www.linkedin.com/', icon: mdiLinkedin },
  { name: 'twitter', href: 'https://x.com/', icon: mdiTwitter },
] as const;

/** The marketplace on four networks. */
export function SocialLinks() {
  const { t } = useTranslation('shell');
  const own = useServices().site.settings?.social;
  return (
    <ul aria-label={t('footer.social')} className={styles.networks}>
      {sheet}
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <PlainAnchor
            look="icon"
            href={own?.[name] ?? href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`footer.${name}`)}
            className={styles.network}
          >
            <Icon path={icon} size={22} />
          </PlainAnchor>
        </li>
      ))}
    </ul>
  );
}
