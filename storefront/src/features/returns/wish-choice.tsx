import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Choice } from '../../address/choice.tsx';
import { wishes, type RequestValues } from './request-values.ts';

/** Wish of the buyer: money back, exchange or the missing part. */
export function WishChoice() {
  const { t } = useTranslation('own-returns');
  const { field } = useController<RequestValues, 'wish'>({ name: 'wish' });
  return (
    <FormSection title={t('form.wish')} columns={1}>
      <Box role="radiogroup" aria-label={t('form.wish')} sx={{ display: 'grid', gap: 1 }}>
        {wishes.map((wish) => (
          <Choice
            key={wish}
            name="wish"
            value={wish}
            checked={field.value === wish}
            onChange={() => field.onChange(wish)}
          >
            <span>
              <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
                {t(`form.wishes.${wish}`)}
              </Box>
              <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
                {t(`form.wishes.${wish}Hint`)}
              </Box>
            </span>
          </Choice>
        ))}
      </Box>
    </FormSection>
  );
}
