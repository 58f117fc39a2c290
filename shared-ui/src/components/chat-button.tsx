import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiWhatsapp } from '@mawad/shared-ui/icons';
import { keyframes, styled } from '@mawad/shared-ui/mui';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
  to { opacity: 1; transform: none; }
`;

const RoundLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 'calc(16px + var(--page-bottom, 0px))',
  zIndex: theme.zIndex.fab,
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  color: '#fff',
  backgroundColor: '#1B7A43',
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.25)',
  animation: `${appear} 200ms ease-out 0.5s both`,
  '&:hover': { backgroundColor: '#14622F' },
  '&:focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media print': { display: 'none' },
}));

/** Opens a WhatsApp chat with the marketplace; bottom right in both directions. */
export function ChatButton() {
  const { t } = useTranslation('common');
  const isArabic = useLanguage() === 'ar';
  const { phone } = useServices().site.contact;
  return (
    <RoundLink
      href={`https://wa.me/${phone.replace(/\D/g, '')}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('chatOnWhatsApp')}
      title={t('chatOnWhatsApp')}
      sx={{ insetInline: isArabic ? '16px auto' : 'auto 16px' }}
    >
      <Icon path={mdiWhatsapp} size={30} />
    </RoundLink>
  );
}
