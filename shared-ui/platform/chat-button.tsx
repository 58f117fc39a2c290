import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { keyframes, styled } from '@mawad/shared-ui/kit/mui.ts';
import { useRef } from 'react';
import { useCovers } from '@mawad/shared-ui/kit/overlay/use-covers.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
  to { opacity: 1; transform: none; }
`;

const RoundLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 16,
  // Moving `bottom` instead would count as a layout shift whenever a bar appears or disappears.
  translate: 'var(--aside, 0px) calc(-1 * (var(--page-bottom, 0px) + var(--tray-height, 0px)))',
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
  transition: 'translate 160ms ease-out',
  // Out of sight, because a part of the button at the edge would look cut off; it returns after a scroll.
  '&[data-aside]:not(:hover, :focus-visible)': { '--aside': '80px' },
  '&:hover': { backgroundColor: '#14622F' },
  '&:focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media print': { display: 'none' },
}));

/**
 * Opens a WhatsApp chat. Bottom right in both directions; leaves the screen while it would cover controls,
 * headings or prices.
 */
export function ChatButton() {
  const { t } = useTranslation('common');
  const isArabic = useLanguage() === 'ar';
  const { phone } = useServices().site.contact;
  const link = useRef<HTMLAnchorElement>(null);
  const isAside = useCovers(link);
  return (
    <RoundLink
      ref={link}
      data-aside={isAside || undefined}
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
