import { type ReactNode, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import {
  mdiAccountOutline,
  mdiCellphone,
  mdiLockOutline,
  mdiLogout,
  mdiOpenInNew,
  mdiTranslate,
  mdiWeatherNight,
  mdiWeatherSunny,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { Menu, MenuDivider, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { useChooseLanguage } from '@mawad/shared-ui/platform/session/use-choose-language.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useDarkScheme } from '@mawad/shared-ui/platform/hydration/use-dark-scheme.ts';
import { BrandMark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';

interface PortalToolsProps {
  name: string;
  owner?: string | null;
  /**
   * Shows the logo at every width, because there is no navigation with a logo; otherwise only at widths
   * without the side bar.
   */
  branded: boolean;
  shopUrl: string;
  twoFactorTo?: string;
  onSignOut: () => void;
  /** Content before the language and appearance switches. */
  children?: ReactNode;
}

/** Top bar of a portal: its name, language, appearance and account. */
export function PortalTools(props: PortalToolsProps) {
  const { name, owner, branded, shopUrl, twoFactorTo, onSignOut, children } = props;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 0.5,
        minBlockSize: 56,
        paddingInline: { xs: 2, md: 3, lg: 4 },
        backgroundColor: 'background.paper',
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: { xs: branded ? 'flex' : 'none', sm: 'flex', lg: branded ? 'flex' : 'none' },
          marginInlineEnd: 1,
        }}
      >
        <BrandMark size={24} />
      </Box>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ ...oneLine, fontWeight: 600, fontSize: 'var(--text-14)' }}>{name}</Box>
        {owner && (
          <Box sx={{ display: 'flex', fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            <Box dir="auto" sx={oneLine}>
              {owner}
            </Box>
          </Box>
        )}
      </Box>
      {children}
      <LanguageSwitch />
      {/* A phone's top bar is too narrow: the account menu contains the switch there. */}
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <AppearanceSwitch />
      </Box>
      <Account shopUrl={shopUrl} twoFactorTo={twoFactorTo} onSignOut={onSignOut} />
    </Box>
  );
}

export function PortalSwitches() {
  return (
    <>
      <LanguageSwitch />
      <AppearanceSwitch />
    </>
  );
}

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function LanguageSwitch() {
  const { t } = useTranslation('common');
  const language = useStore((state) => state.language.language);
  const chooseLanguage = useChooseLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button
      color="inherit"
      lang={other}
      onClick={() => chooseLanguage(other)}
      startIcon={<Icon path={mdiTranslate} />}
      sx={{
        minBlockSize: 44,
        minInlineSize: 44,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {t('languages.switch')}
    </Button>
  );
}

/** Icon, label and toggle of the other colour scheme. */
function useOtherAppearance() {
  const { t } = useTranslation('common');
  const { dark, toggle } = useDarkScheme();
  return {
    icon: dark ? mdiWeatherSunny : mdiWeatherNight,
    label: `${t('theme.label')}: ${dark ? t('theme.light') : t('theme.dark')}`,
    toggle,
  };
}

function AppearanceSwitch() {
  const { icon, label, toggle } = useOtherAppearance();
  return (
    <IconButton aria-label={label} onClick={toggle}>
      <Icon path={icon} />
    </IconButton>
  );
}

function Account({
  shopUrl,
  twoFactorTo,
  onSignOut,
}: Pick<PortalToolsProps, 'shopUrl' | 'twoFactorTo' | 'onSignOut'>) {
  const { t } = useTranslation(['common', 'portal-list']);
  const email = useStore((state) => state.session.user?.email);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const appearance = useOtherAppearance();
  return (
    <>
      <IconButton
        aria-label={t('portal-list:frame.account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiAccountOutline} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <Box
          role="presentation"
          sx={{ paddingInline: 2, paddingBlock: 1, fontSize: 'var(--text-12)', color: 'text.secondary' }}
        >
          <Ltr>{email}</Ltr>
        </Box>
        <MenuDivider />
        <MenuItem
          onClick={() => {
            close();
            appearance.toggle();
          }}
          sx={{ display: { sm: 'none' }, gap: 1.5 }}
        >
          <Icon path={appearance.icon} />
          {appearance.label}
        </MenuItem>
        <MenuItem component="a" href={shopUrl} onClick={close} sx={{ gap: 1.5 }}>
          <Icon path={mdiOpenInNew} />
          {t('portal-list:frame.shop')}
        </MenuItem>
        <MenuItem component="a" href={`${shopUrl}/account/security`} onClick={close} sx={{ gap: 1.5 }}>
          <Icon path={mdiLockOutline} />
          {t('portal-list:frame.security')}
        </MenuItem>
        {twoFactorTo && (
          <MenuItem component={Link} to={twoFactorTo} onClick={close} sx={{ gap: 1.5 }}>
            <Icon path={mdiCellphone} />
            {t('portal-list:frame.twoFactor')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            onSignOut();
          }}
          sx={{ gap: 1.5 }}
        >
          <Icon path={mdiLogout} mirrored />
          {t('actions.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
