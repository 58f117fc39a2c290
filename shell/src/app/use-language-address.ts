import { useLanguage } from '@mawad/shared-i18n';
import { useReplaceAddress } from '@mawad/shared-ui/platform/replace-address.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';

/**
 * Removes `?lang=` from the address when the user chooses another language, so that a reload keeps the
 * choice.
 */
export function useLanguageAddress(): void {
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const named = params.get('lang');
  params.delete('lang');
  const rest = params.toString();
  const isStale = named !== null && named !== language;
  useReplaceAddress(isStale ? `${pathname}${rest && `?${rest}`}${hash}` : null);
}
