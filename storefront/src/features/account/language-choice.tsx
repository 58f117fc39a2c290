import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { languages, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ProfileValues } from './profile-schema.ts';

/** Radio buttons for the language, each labelled in its own language. */
export function LanguageChoice() {
  const { t } = useTranslation(['account', 'common']);
  const { register } = useFormContext<ProfileValues>();
  const hintId = useId();
  return (
    <Box component="fieldset" aria-describedby={hintId} sx={{ border: 0, margin: 0, padding: 0 }}>
      <Box component="legend" sx={{ padding: 0, fontWeight: 500, fontSize: 'var(--text-14)' }}>
        {t('profile.language')}
      </Box>
      <Box id={hintId} sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
        {t('profile.languageHint')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {languages.map((language) => (
          <Box component="label" key={language} lang={language} sx={choiceStyle}>
            <input type="radio" value={language} {...register('language')} />
            {t(`common:languages.${language}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const choiceStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 44,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: 'var(--mw-palette-primary-main)' },
};
