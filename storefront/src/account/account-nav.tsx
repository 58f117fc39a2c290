import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { usePrefetchOnIntent } from '@mawad/shared-ui/platform/link/link.tsx';
import {
  mdiAccountGroupOutline,
  mdiAccountOutline,
  mdiBarcodeScan,
  mdiBellOutline,
  mdiClipboardTextOutline,
  mdiFileDocumentOutline,
  mdiFormatListBulleted,
  mdiLockOutline,
  mdiMapMarkerOutline,
  mdiRefresh,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, ButtonBase, type SxProps, type Theme } from '@mawad/shared-ui/kit/mui.ts';
import { NavLink } from '@mawad/shared-ui/kit/router.ts';

const sections = [
  { to: '/account', key: 'profile', icon: mdiAccountOutline, end: true },
  { to: '/account/addresses', key: 'addresses', icon: mdiMapMarkerOutline },
  { to: '/account/security', key: 'security', icon: mdiLockOutline },
  { to: '/my-orders', key: 'orders', icon: mdiClipboardTextOutline },
  { to: '/quick-order', key: 'quickOrder', icon: mdiBarcodeScan, end: true },
  { to: '/quick-order/lists', key: 'lists', icon: mdiFormatListBulleted },
  { to: '/returns', key: 'returns', icon: mdiRefresh },
  { to: '/account/quotes', key: 'quotes', icon: mdiFileDocumentOutline },
  { to: '/account/company', key: 'company', icon: mdiAccountGroupOutline },
  { to: '/account/notifications', key: 'notifications', icon: mdiBellOutline },
] as const;

/** Account navigation: a list beside the content, or a scrollable row on small screens. */
export function AccountNav() {
  const { t } = useTranslation('account');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the current section into view if the row is wider than the screen.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (list.current && current) list.current.scrollLeft = middleOf(current, list.current);
  }, []);
  return (
    <Box component="nav" aria-label={t('nav.label')} sx={navStyle}>
      <Box component="ul" ref={list} sx={listStyle}>
        {sections.map(({ to, key, icon, ...rest }) => (
          <Box component="li" key={to} sx={{ flex: 'none' }}>
            <SectionLink to={to} icon={icon} label={t(`nav.${key}`)} {...rest} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface SectionLinkProps {
  to: string;
  icon: string;
  label: string;
  end?: boolean;
}

function SectionLink({ to, icon, label, end }: SectionLinkProps) {
  return (
    <ButtonBase component={NavLink} to={to} end={end} sx={linkStyle} {...usePrefetchOnIntent(to)}>
      <Icon path={icon} />
      {label}
    </ButtonBase>
  );
}

/** Scroll position that centres an item in its row; negative in right-to-left rows. */
function middleOf(item: HTMLElement, row: HTMLElement): number {
  const itemBox = item.getBoundingClientRect();
  const rowBox = row.getBoundingClientRect();
  return row.scrollLeft + itemBox.left + itemBox.width / 2 - (rowBox.left + rowBox.width / 2);
}

const navStyle: SxProps<Theme> = {
  position: { lg: 'sticky' },
  insetBlockStart: { lg: 100 },
  paddingBlockStart: { xs: 1, lg: 3 },
  minInlineSize: 0,
  displayPrint: 'none',
};

const listStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: { xs: 0, lg: 0.5 },
  listStyle: 'none',
  margin: 0,
  padding: 0,
  marginInline: { xs: -2, sm: -3, lg: 0 },
  paddingInline: { xs: 1, sm: 2, lg: 0 },
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
  borderBlockEnd: { xs: '1px solid', lg: 'none' },
  borderBlockEndColor: { xs: 'divider' },
};

const linkStyle: SxProps<Theme> = {
  inlineSize: '100%',
  minBlockSize: 44,
  justifyContent: 'flex-start',
  gap: { xs: 1, lg: 1.5 },
  paddingInline: 1.5,
  borderRadius: { xs: 0, lg: 1 },
  fontFamily: 'inherit',
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBlockEnd: { xs: '2px solid transparent', lg: 'none' },
  '&:hover': { color: 'text.primary', backgroundColor: { lg: 'action.hover' } },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&.active': {
    color: 'primary.main',
    borderBlockEndColor: { xs: 'primary.main' },
    backgroundColor: { lg: 'surface.primarySoft' },
  },
};
