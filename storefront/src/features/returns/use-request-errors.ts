import type { UseFormReturn } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { Returnable } from '@mawad/supabase/returns/queries';
import { openLines } from '../../account/open-lines.ts';
import { lineKey, type RequestValues } from './request-values.ts';
import { useQuantityMessage } from './use-quantity-message.ts';

/** Errors of a sent form in its order, for the summary above it. */
export function useRequestErrors(form: UseFormReturn<RequestValues>, returnable: Returnable) {
  const { t } = useTranslation('own-returns');
  const language = useLanguage();
  const quantityMessage = useQuantityMessage();
  const { errors, isSubmitted } = form.formState;
  if (!isSubmitted) return [];
  const values = form.getValues();
  const open = openLines(returnable);
  const ofLines = open.flatMap((line) => {
    const key = lineKey(line);
    const wrong = errors.lines?.[key];
    const product = localized(line, 'name', language);
    const quantity = values.lines[key]?.quantity ?? '';
    return [
      ...(wrong?.quantity
        ? [{ name: `lines.${key}.quantity`, label: product, message: quantityMessage(quantity, line) ?? '' }]
        : []),
      ...(wrong?.reason
        ? [{ name: `lines.${key}.reason`, label: product, message: t('form.reasonMissing') }]
        : []),
    ];
  });
  return [
    ...(errors.lines?.root && open[0]
      ? [
          {
            name: `lines.${lineKey(open[0])}.isChosen`,
            label: t('form.goods'),
            message: t('form.linesMissing'),
          },
        ]
      : []),
    ...ofLines,
    ...(errors.note ? [{ name: 'note', label: t('form.note'), message: t('form.noteMissing') }] : []),
    ...(errors.phone ? [{ name: 'phone', label: t('form.phone'), message: t('form.phoneInvalid') }] : []),
  ];
}
