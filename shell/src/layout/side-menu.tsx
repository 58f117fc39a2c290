import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { SideSheet } from '@mawad/shared-ui/platform/overlay/side-sheet.tsx';
import {
  mdiBellOutline,
  mdiCogOutline,
  mdiFileDocumentOutline,
  mdiHeartOutline,
  mdiHomeOutline,
  mdiLogin,
  mdiLogout,
  mdiPackageVariantClosed,
  mdiPhoneOutline,
  mdiScaleBalance,
  mdiShapeOutline,
  mdiStoreOutline,
  mdiTagOutline,
  mdiViewDashboardOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useAccount } from './account-entries.ts';
import { CountBadge } from './header/count-badge.tsx';
import { NavLink } from './header/nav-link.tsx';
import { LanguageToggle, ThemeToggle } from './header/preferences.tsx';
import { useTopCategories, useUnreadNotifications } from './layout-queries.ts';

/** Navigation below the lg breakpoint; slides in from the left in English and from the right in Arabic. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const { menuOpen, setMenuOpen } = useStore((state) => state.layout);
  const compared = useStore((state) => state.compare.items.length);
  const isArabic = useLanguage() === 'ar';
  const close = () => setMenuOpen(false);
  return (
    <SideSheet
      open={menuOpen}
      onClose={close}
      side={isArabic ? 'right' : 'left'}
      width={340}
      title={t('nav.menu')}
      footer={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <LanguageToggle />
          <ThemeToggle />
        </Box>
      }
    >
      <Box component="nav" aria-label={t('nav.label')} sx={list}>
        <NavLink to="/" end onClick={close}>
          <Icon path={mdiHomeOutline} />
          {t('nav.home')}
        </NavLink>
        <NavLink to="/products" onClick={close}>
          <Icon path={mdiPackageVariantClosed} />
          {t('nav.allProducts')}
        </NavLink>
        <NavLink to="/deals" onClick={close}>
          <Icon path={mdiTagOutline} />
          {t('nav.deals')}
        </NavLink>
        <NavLink to="/request-quote" onClick={close}>
          <Icon path={mdiFileDocumentOutline} />
          {t('nav.requestQuote')}
        </NavLink>
        <NavLink to="/contact" onClick={close}>
          <Icon path={mdiPhoneOutline} />
          {t('nav.contact')}
        </NavLink>
        <NavLink to="/wishlist" onClick={close}>
          <Icon path={mdiHeartOutline} />
          {t('nav.wishlist')}
        </NavLink>
        <NavLink to="/compare" onClick={close}>
          <CountBadge count={compared}>
            <Icon path={mdiScaleBalance} />
          </CountBadge>
          {t('nav.compare')}
        </NavLink>
      </Box>
      <Box component="hr" sx={line} />
      <AccountLinks onChoose={close} />
      <Box component="hr" sx={line} />
      <Categories onChoose={close} />
    </SideSheet>
  );
}

function Categories({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { categories } = useTopCategories();
  return (
    <Box component="nav" aria-label={t('nav.categories')} sx={list}>
      <NavLink to="/categories" end onClick={onChoose}>
        <Icon path={mdiShapeOutline} />
        {t('nav.allCategories')}
      </NavLink>
      {categories.map((category) => (
        <NavLink
          key={category.id}
          to={`/category/${localized(category, 'slug', language)}`}
          onClick={onChoose}
        >
          <Box component="span" sx={{ paddingInlineStart: '34px' }}>
            {localized(category, 'name', language)}
          </Box>
        </NavLink>
      ))}
    </Box>
  );
}

function AccountLinks({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const unread = useUnreadNotifications();
  const leave = useLeave();
  return (
    <Box component="nav" aria-label={t(`account.${account.title}`)} sx={list}>
      <Box
        sx={{ paddingInline: '10px', paddingBlock: 1, fontSize: 'var(--text-13)', color: 'text.secondary' }}
      >
        {t(`account.${account.title}`)}
        {account.user && (
          <Box>
            <bdi>{account.companyName ?? account.user.email}</bdi>
          </Box>
        )}
      </Box>
      {account.user ? (
        <>
          <NavLink to={account.dashboard} onClick={onChoose}>
            <Icon path={mdiViewDashboardOutline} />
            {t('account.dashboard')}
          </NavLink>
          {account.settings && (
            <NavLink to="/account/notifications" onClick={onChoose}>
              <Icon path={mdiBellOutline} />
              {unread > 0 ? t('account.notificationsUnread', { count: unread }) : t('account.notifications')}
            </NavLink>
          )}
          {account.settings && (
            <NavLink to={account.settings} onClick={onChoose}>
              <Icon path={mdiCogOutline} />
              {t('account.settings')}
            </NavLink>
          )}
          <Button
            color="inherit"
            startIcon={<Icon path={mdiLogout} mirrored />}
            sx={signOutStyle}
            onClick={() => {
              onChoose();
              void leave();
            }}
          >
            {t('account.signOut')}
          </Button>
        </>
      ) : (
        <>
          <NavLink to="/login" onClick={onChoose}>
            <Icon path={mdiLogin} />
            {t('account.signIn')}
          </NavLink>
          <NavLink to="/seller" onClick={onChoose}>
            <Icon path={mdiStoreOutline} />
            {t('account.becomeSeller')}
          </NavLink>
        </>
      )}
    </Box>
  );
}

// Aligned with the links above.
const signOutStyle = {
  justifyContent: 'flex-start',
  paddingInline: '10px',
  fontWeight: 500,
  '& .MuiButton-startIcon': { marginInlineStart: 0, marginInlineEnd: '10px' },
} as const;

const line = { inlineSize: '100%', margin: 0, border: 0, borderBlockEnd: 1, borderColor: 'divider' } as const;

const list = { display: 'flex', flexDirection: 'column', padding: 1 } as const;
