import { useLocation, useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { SessionSync as SharedSessionSync } from '@mawad/shared-ui/platform/session/session-sync.ts';
import { useEffect } from 'react';

const linkResult = /[#&](access_token|error_code)=/;
const confirmPath = '/auth/confirm';

/** Session sync of the shell; also redirects mailed links with another target to the confirmation page. */
export function SessionSync() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isMailedLink = linkResult.test(hash) && pathname !== confirmPath;

  useEffect(() => {
    if (isMailedLink) void navigate({ pathname: confirmPath, search, hash }, { replace: true });
  }, [isMailedLink, navigate, search, hash]);

  return <SharedSessionSync />;
}
