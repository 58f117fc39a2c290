import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { mdiViewGridOutline, mdiViewListOutline } from '@mawad/shared-ui/icons';
import { Box, IconButton } from '@mawad/shared-ui/mui';
import { Link, useLocation } from '@mawad/shared-ui/router';
import { readView, searchOf } from './listing-input.ts';
import { useNewestParams } from './use-newest-params.ts';

/** Grid or dense list; the address keeps the choice. */
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
    <Box role="group" aria-label={t('listing.view')} sx={{ display: 'flex' }}>
      {choices.map(({ id, ...choice }) => (
        <ViewLink key={id} chosen={view === id} {...choice} />
      ))}
    </Box>
  );
}

function ViewLink({
  label,
  icon,
  href,
  chosen,
}: {
  label: string;
  icon: string;
  href: string;
  chosen: boolean;
}) {
  return (
    <IconButton
      component={Link}
      to={href}
      preventScrollReset
      aria-label={label}
      aria-current={chosen || undefined}
      {...usePrefetchOnIntent(href)}
      sx={{ color: chosen ? 'primary.main' : 'text.secondary' }}
    >
      <Icon path={icon} />
    </IconButton>
  );
}
