import { useTranslation } from '@mawad/shared-i18n';
import { useOpened } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAccountOutline } from '@mawad/shared-ui/kit/icons.ts';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Suspense, useId, useState } from 'react';
import { useAccount } from '../account-entries.ts';
import { useUnreadNotifications } from '../layout-queries.ts';
import { CountBadge } from './count-badge.tsx';

const Entries = lazyPart(async () => (await import('./account-entries-menu.tsx')).AccountEntriesMenu);

/** Button of the account menu, whose code loads when it is first opened. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { title } = useAccount();
  const unread = useUnreadNotifications();
  const name = t(`account.${title}`);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const opened = useOpened(anchor !== null);
  return (
    <>
      <PlainButton
        look="icon"
        id={`${id}-button`}
        aria-label={unread > 0 ? t('account.withUnread', { name, count: unread }) : name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CountBadge count={unread}>
          <Icon path={mdiAccountOutline} />
        </CountBadge>
      </PlainButton>
      {opened && (
        <Suspense fallback={null}>
          <Entries
            id={`${id}-menu`}
            labelledBy={`${id}-button`}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
