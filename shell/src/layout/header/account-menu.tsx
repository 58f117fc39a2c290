import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import {
  mdiAccountOutline,
  mdiCogOutline,
  mdiLogin,
  mdiLogout,
  mdiStoreOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/icons';
import { Box, IconButton } from '@mawad/shared-ui/mui';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/components/on-demand';
import { Link } from '@mawad/shared-ui/router';
import { type ReactNode, useId, useState } from 'react';
import { useLeave } from '../../session/use-leave.ts';
import { useAccount } from '../account-entries.ts';

/** Signed out: sign in or become a seller. Signed in: the role's dashboard, the account itself and sign out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const leave = useLeave();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  const item = (to: string, path: string, text: ReactNode) => (
    <MenuItem component={Link} to={to} onClick={close} sx={{ gap: 1.5 }}>
      <Icon path={path} />
      {text}
    </MenuItem>
  );

  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={t(`account.${account.title}`)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiAccountOutline} />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: { sx: { minWidth: 240, '& .MuiMenuItem-root': { minHeight: 44 } } },
        }}
      >
        <Box component="li" role="presentation" sx={{ paddingInline: 2, paddingBlock: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{t(`account.${account.title}`)}</Box>
          {account.user && (
            <Box dir="auto" sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', textAlign: 'start' }}>
              {account.companyName ?? account.user.email}
            </Box>
          )}
        </Box>
        <MenuDivider />
        {account.user
          ? item(account.dashboard, mdiViewDashboardOutline, t('account.dashboard'))
          : item('/login', mdiLogin, t('account.signIn'))}
        {account.settings && item(account.settings, mdiCogOutline, t('account.settings'))}
        {account.user ? (
          <MenuItem
            sx={{ gap: 1.5 }}
            onClick={() => {
              close();
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
    </>
  );
}
