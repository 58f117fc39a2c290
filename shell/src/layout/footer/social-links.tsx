import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiFacebook, mdiInstagram, mdiLinkedin, mdiTwitter } from '@mawad/shared-ui/icons';
import { Box, IconButton } from '@mawad/shared-ui/mui';

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
    <Box
      component="ul"
      aria-label={t('footer.social')}
      sx={{ display: 'flex', listStyle: 'none', margin: 0, padding: 0 }}
    >
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={own?.[name] ?? href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`footer.${name}`)}
            sx={{ color: 'text.secondary', marginInlineStart: '-10px', marginInlineEnd: '10px' }}
          >
            <Icon path={icon} size={22} />
          </IconButton>
        </li>
      ))}
    </Box>
  );
}
