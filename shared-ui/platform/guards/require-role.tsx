import { useTranslation } from '@mawad/shared-i18n';
import { Navigate, useLocation } from '@mawad/shared-ui/kit/router.ts';
import { type Role, useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { ReactNode } from 'react';
import { AccessOverlay } from './access-overlay.tsx';
import { decideAccess } from './access.ts';
import { useRedirectTarget } from './use-redirect-target.ts';

interface Props {
  roles: readonly Role[];
  children: ReactNode;
}

/**
 * Shows a page to some roles only. Others are redirected to sign-in (and back afterwards), to the home page,
 * or, as a seller awaiting approval, to the seller dashboard. This is for convenience only: the database
 * enforces access.
 */
export function RequireRole({ roles, children }: Props) {
  const { t } = useTranslation('common');
  const session = useStore((state) => state.session);
  const location = useLocation();
  const access = decideAccess(session, roles, location, useRedirectTarget());
  if (access.kind === 'granted') return children;
  if (access.kind === 'redirect') {
    return <Navigate to={access.to} replace state={access.from ? { from: access.from } : null} />;
  }
  return <AccessOverlay label={t('overlay.verifyingAccess')} unreachable={access.kind === 'unreachable'} />;
}
