import { useCallback } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { AppError } from '@mawad/supabase/errors';

const known = {
  email: 'common:forms.invalidEmail',
  number: 'common:numbers.number_invalid',
  out_of_range: 'common:numbers.number_invalid',
  date_range: 'common:forms.invalidDate',
  phone: 'common:forms.invalidPhone',
  required: 'common:forms.required',
  format: 'admin-console:fieldRules.format',
  repeated: 'admin-console:fieldRules.repeated',
  taken: 'admin-console:fieldRules.taken',
  sixteen: 'admin-console:fieldRules.sixteen',
  short: 'admin-console:fieldRules.short',
} as const;

/** Field refused by the database with the translated reason; null for other failures. */
export function useFieldProblem(): (error: unknown) => { field: string; message: string } | null {
  const { t } = useTranslation(['admin-console', 'common']);
  return useCallback(
    (error) => {
      if (!(error instanceof AppError) || typeof error.context.field !== 'string') return null;
      const { field, limit } = error.context;
      const rule = error.code === 'slug_taken' ? 'taken' : String(error.context.rule);
      if (rule === 'too_long' && typeof limit === 'number')
        return { field, message: t('common:forms.tooLong', { count: limit }) };
      return { field, message: t(known[rule as keyof typeof known] ?? 'admin-console:fieldRules.refused') };
    },
    [t],
  );
}
