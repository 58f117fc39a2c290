import { useTranslation } from '@mawad/shared-i18n';
import { Navigate, useLocation } from '@mawad/shared-ui/router';
import { type Role, useStore } from '@mawad/shared-ui/store';
import type { ReactNode } from 'react';
import { AccessOverlay } from './access-overlay.tsx';
import { decideAccess } from './access.ts';
import { useEntrance } from './use-entrance.ts';

interface Props {
  /** Roles that may see the page. */
  roles: readonly Role[];
  children: ReactNode;
}

/**
 * Shows a page to some roles only; others go to sign in (and come back), home, or,
 * while a seller awaits approval, to the seller dashboard. A courtesy: the
 * database decides what anybody may read.
 */
export function RequireRole({ roles, children }: Props) {
  const { t } = useTranslation('common');
  const session = useStore((state) => state.session);
  const location = useLocation();
  const access = decideAccess(session, roles, location, useEntrance());
  if (access.kind === 'granted') return children;
  if (access.kind === 'redirect') {
    return <Navigate to={access.to} replace state={access.from ? { from: access.from } : null} />;
  }
  return <AccessOverlay label={t('overlay.verifyingAccess')} unreachable={access.kind === 'unreachable'} />;
}
