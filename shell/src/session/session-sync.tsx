import { useLocation, useNavigate } from '@mawad/shared-ui/router';
import { SessionSync as SharedSessionSync } from '@mawad/shared-ui/session/session-sync';
import { useEffect } from 'react';

const linkResult = /[#&](access_token|error_code)=/;
const landing = '/auth/confirm';

/** Session sync of the shell; also brings mailed links that end at another page to their landing. */
export function SessionSync() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const strayed = linkResult.test(hash) && pathname !== landing;

  useEffect(() => {
    if (strayed) void navigate({ pathname: landing, search, hash }, { replace: true });
  }, [strayed, navigate, search, hash]);

  return <SharedSessionSync />;
}
