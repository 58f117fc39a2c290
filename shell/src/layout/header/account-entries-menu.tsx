import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import {
  mdiBellOutline,
  mdiCogOutline,
  mdiLogin,
  mdiLogout,
  mdiStoreOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import type { ReactNode } from 'react';
import { useAccount } from '../account-entries.ts';
import { useUnreadNotifications } from '../layout-queries.ts';

interface AccountEntriesMenuProps {
  id: string;
  /** Id of the button that opens the menu. */
  labelledBy: string;
  /** Element to which the menu is anchored; null if closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/**
 * Account menu: sign-in and seller registration for visitors; dashboard, notifications, settings and sign-out
 * for users.
 */
export function AccountEntriesMenu({ id, labelledBy, anchor, onClose }: AccountEntriesMenuProps) {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const leave = useLeave();
  const unread = useUnreadNotifications();

  const item = (to: string, path: string, text: ReactNode) => (
    <MenuItem component={Link} to={to} onClick={onClose} sx={{ gap: 1.5 }}>
      <Icon path={path} />
      {text}
    </MenuItem>
  );

  const notifications =
    unread > 0 ? t('account.notificationsUnread', { count: unread }) : t('account.notifications');

  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-labelledby': labelledBy },
        paper: { sx: { minWidth: 240, '& .MuiMenuItem-root': { minHeight: 44 } } },
      }}
    >
      <Box component="li" role="presentation" sx={{ paddingInline: 2, paddingBlock: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`account.${account.title}`)}</Box>
        {account.user && (
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            <bdi>{account.companyName ?? account.user.email}</bdi>
          </Box>
        )}
      </Box>
      <MenuDivider />
      {account.user
        ? item(account.dashboard, mdiViewDashboardOutline, t('account.dashboard'))
        : item('/login', mdiLogin, t('account.signIn'))}
      {account.settings && item('/account/notifications', mdiBellOutline, notifications)}
      {account.settings && item(account.settings, mdiCogOutline, t('account.settings'))}
      {account.user ? (
        <MenuItem
          sx={{ gap: 1.5 }}
          onClick={() => {
            onClose();
            void leave();
          }}
        >
          <Icon path={mdiLogout} mirrored />
          {t('account.signOut')}
        </MenuItem>
      ) : (
        item('/seller', mdiStoreOutline, t('account.becomeSeller'))
      )}
    </Menu>
  );
}
