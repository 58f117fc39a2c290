import { useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { PictureField } from '../../../picture-field.tsx';
import type { useEditForm } from '../../../use-edit-form.ts';
import type { HomeValues } from './home-values.ts';

/** Banner at the top of the home page in both languages, with start and end. */
export function BannerSection({ form }: { form: ReturnType<typeof useEditForm<HomeValues>> }) {
  const { t } = useTranslation('admin-settings');
  const { text, values, set } = form;
  return (
    <FormSection title={t('home.banner')}>
      <Box sx={wholeRow}>
        <FormControlLabel
          control={
            <Switch checked={values.has_banner} onChange={(_event, shown) => set('has_banner', shown)} />
          }
          label={t('home.hasBanner')}
        />
      </Box>
      {values.has_banner && (
        <>
          <TextInput {...text('title_en')} required slotProps={english(80)} />
          <TextInput {...text('title_ar')} required slotProps={arabic(80)} />
          <TextInput {...text('text_en')} required={false} multiline slotProps={english(200)} />
          <TextInput {...text('text_ar')} required={false} multiline slotProps={arabic(200)} />
          <TextInput
            {...text('link')}
            ltr
            required
            hint={t('home.linkHint')}
            slotProps={{ htmlInput: { maxLength: 400 } }}
            sx={wholeRow}
          />
          <Box sx={wholeRow}>
            <PictureField folder="home" value={values.image} onChange={(path) => set('image', path)} />
          </Box>
          <TextInput
            {...text('starts_at')}
            type="datetime-local"
            ltr
            required={false}
            hint={t('home.startsHint')}
            slotProps={shrunk}
          />
          <TextInput
            {...text('ends_at')}
            type="datetime-local"
            ltr
            required={false}
            hint={t('home.endsHint')}
            slotProps={shrunk}
          />
        </>
      )}
    </FormSection>
  );
}

const wholeRow = { gridColumn: '1 / -1' };
const english = (maxLength: number) => ({ htmlInput: { lang: 'en', dir: 'ltr', maxLength } });
const arabic = (maxLength: number) => ({ htmlInput: { lang: 'ar', dir: 'rtl', maxLength } });
const shrunk = { inputLabel: { shrink: true } };
