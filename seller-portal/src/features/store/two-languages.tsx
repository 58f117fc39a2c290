import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { StoreValues } from './store-values.ts';

interface TwoLanguagesProps {
  name: 'name' | 'about' | 'hours' | 'returns';
  disabled: boolean;
  /** A number above 1 makes multi-line fields. */
  rows?: number;
}

const languages = ['en', 'ar'] as const;

/** English and Arabic fields of one text, each in its own direction. */
export function TwoLanguages({ name, disabled, rows = 1 }: TwoLanguagesProps) {
  const { t } = useTranslation('company');
  const { register, formState } = useFormContext<StoreValues>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          {...register(`${name}_${language}`)}
          label={t(`store.${name}_${language}`)}
          error={formState.errors[`${name}_${language}`]?.message}
          disabled={disabled}
          multiline={rows > 1}
          minRows={rows}
          slotProps={{ htmlInput: { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } }}
        />
      ))}
    </Box>
  );
}
