import { useTranslation } from '@mawad/shared-i18n';
import { Box, IconButton } from '@mawad/shared-ui/mui';

// The networks' own pages until the marketplace has accounts there.
const networks = [
  { name: 'facebook', href: 'https://www.facebook.com/' },
  { name: 'instagram', href: 'https://www.instagram.com/' },
  { name: 'linkedin', href: 'https://www.linkedin.com/' },
  { name: 'twitter', href: 'https://x.com/' },
] as const;

/** The four networks; their drawings are one file of their own, so that they weigh nothing before the footer is seen. */
export function SocialLinks() {
  const { t } = useTranslation('shell');
  return (
    <Box
      component="ul"
      aria-label={t('footer.social')}
      sx={{ display: 'flex', listStyle: 'none', margin: 0, padding: 0 }}
    >
      {networks.map(({ name, href }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`footer.${name}`)}
            sx={{ color: 'text.secondary', marginInlineStart: '-10px', marginInlineEnd: '10px' }}
          >
            <svg aria-hidden width="22" height="22" fill="currentColor">
              <use href={`/icons/social.svg#${name}`} />
            </svg>
          </IconButton>
        </li>
      ))}
    </Box>
  );
}
