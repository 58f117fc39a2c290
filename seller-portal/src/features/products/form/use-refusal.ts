import { useCallback } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { AppError } from '@mawad/supabase/errors';

/** Rules come from the database, so their keys cannot be checked by type. */
type Translate = (keys: string[]) => string;

/** What the database refused about a field, in the reader's words. */
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
