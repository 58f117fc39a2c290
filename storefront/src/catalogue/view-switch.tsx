import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import { mdiViewGridOutline, mdiViewListOutline } from '@mawad/shared-ui/kit/icons.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { readView, searchOf } from './listing-input.ts';
import sheet, * as styles from './listing.module.css';
import { useNewestParams } from './use-newest-params.ts';

/** Switches between grid and list view; the choice is stored in the address. */
export function ViewSwitch() {
  const { t } = useTranslation('storefront');
  const params = useNewestParams();
  const { pathname } = useLocation();
  const view = readView(params);
  const hrefOf = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set('view', value);
    else next.delete('view');
    return pathname + searchOf(next);
  };
  const choices = [
    { id: 'grid', label: t('listing.asGrid'), icon: mdiViewGridOutline, href: hrefOf(null) },
    { id: 'list', label: t('listing.asList'), icon: mdiViewListOutline, href: hrefOf('list') },
  ];
  return (
    <div role="group" aria-label={t('listing.view')} className={styles.views}>
      {sheet}
      {choices.map(({ id, label, icon, href }) => (
        <PlainButtonLink
          key={id}
          look="icon"
          to={href}
          preventScrollReset
          aria-label={label}
          aria-current={view === id || undefined}
          className={styles.view}
        >
          <Icon path={icon} />
        </PlainButtonLink>
      ))}
    </div>
  );
}
