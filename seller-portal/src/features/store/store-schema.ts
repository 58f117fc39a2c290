import * as z from 'zod/mini';
import { parsePhone, useTranslation } from '@mawad/shared-i18n';

/** Length limits of the database. */
const longest = { name: 120, about: 2000, hours: 200, returns: 2000 };

export function useStoreSchema() {
  const { t } = useTranslation('common');
  const text = (most: number) =>
    z.string().check(z.trim(), z.maxLength(most, t('forms.tooLong', { count: most })));
  return z.object({
    name_en: text(longest.name),
    name_ar: text(longest.name),
    about_en: text(longest.about),
    about_ar: text(longest.about),
    hours_en: text(longest.hours),
    hours_ar: text(longest.hours),
    returns_en: text(longest.returns),
    returns_ar: text(longest.returns),
    store_phone: z.string().check(
      z.trim(),
      z.refine((typed) => typed === '' || parsePhone(typed) !== null, t('forms.invalidPhone')),
    ),
    governorate: z.string(),
    logo: z.string(),
    banner: z.string(),
    version: z.string(),
  });
}
