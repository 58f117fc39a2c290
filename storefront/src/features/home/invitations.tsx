import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

export function Invitations() {
  const { t } = useTranslation('home');
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: { xs: 5, md: 7 } }}>
      <Invitation
        title={t('quoteHeading')}
        text={t('quoteText')}
        action={{ to: '/request-quote', label: t('quoteAction') }}
      />
      <Invitation
        title={t('sellHeading')}
        text={t('sellText')}
        action={{ to: '/seller', label: t('sellAction') }}
      />
    </Box>
  );
}

interface InvitationProps {
  title: string;
  text: string;
  action: { to: string; label: string };
}

function Invitation({ title, text, action }: InvitationProps) {
  return (
    <Box component="section" sx={bandStyle}>
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h2" sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' } }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{text}</Typography>
      </Box>
      <ButtonLink to={action.to} variant="contained" size="large">
        {action.label}
      </ButtonLink>
    </Box>
  );
}

const bandStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: { xs: 3, md: 4 },
  borderRadius: '8px',
  backgroundColor: 'surface.primarySoft',
} as const;
