import { useLanguage } from '@mawad/shared-i18n';
import { useLocation, useNavigate } from '@mawad/shared-ui/router';
import { useEffect } from 'react';

/** Once the reader chooses another language than the address names, the address names none: a reload keeps the choice. */
export function useLanguageAddress(): void {
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.get('lang');
  params.delete('lang');
  const rest = params.toString();
  const address = `${pathname}${rest && `?${rest}`}${hash}`;
  const isStale = named !== null && named !== language;
  useEffect(() => {
    if (isStale) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isStale, address, navigate]);
}
