import { useCallback } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { AppError } from '@mawad/supabase/errors';

/** Keys contain rules of the database, so types cannot check them. */
type Translate = (keys: string[]) => string;

/** Returns a translator of refusals of the database. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useTranslation(['product-form', 'errors']);
  const messageOf = useErrorMessage();
  return useCallback(
    (error) => {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') return messageOf(error);
      const { field, rule } = error.context;
      return (t as unknown as Translate)([
        `rules.${String(field)}_${String(rule)}`,
        `rules.${String(rule)}`,
        'errors:invalid_input',
      ]);
    },
    [t, messageOf],
  );
}
