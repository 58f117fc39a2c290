import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { languages } from './page-form.ts';

interface LanguagePairProps {
  /** Prefix of the field names; `_en` or `_ar` follows. */
  name: string;
  label: string;
  values: Record<'en' | 'ar', string>;
  errors: Record<string, string | undefined>;
  rows?: number;
  maxLength: number;
  onChange: (language: 'en' | 'ar', text: string) => void;
}

/** English and Arabic text fields side by side, each in its own direction. */
export function LanguagePair(props: LanguagePairProps) {
  const { name, label, values, errors, rows = 1, maxLength, onChange } = props;
  const { t } = useTranslation('admin-pages');
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
          name={`${name}_${language}`}
          label={t(`in.${language}`, { label })}
          value={values[language]}
          onChange={({ target }) => onChange(language, target.value)}
          error={errors[`${name}_${language}`]}
          multiline={rows > 1}
          minRows={rows}
          slotProps={{ htmlInput: { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', maxLength } }}
        />
      ))}
    </Box>
  );
}
