import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { MenuItem } from '@mawad/shared-ui/kit/mui-overlays.ts';
import {
  attributeTypes,
  type ManagedAttribute,
  saveAttribute,
} from '@mawad/supabase/catalogue/categories-queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useEditForm } from '../../use-edit-form.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { AttributeOptions } from './attribute-options.tsx';
import { attributeInput, attributeValues, type AttributeValues, isUnfinished } from './attribute-values.ts';

interface AttributeDialogProps {
  categoryId: number;
  /** Attribute to edit; omitted to create one. */
  attribute?: ManagedAttribute;
  onClose: () => void;
}

export function AttributeDialog({ categoryId, attribute, onClose }: AttributeDialogProps) {
  const { t } = useTranslation(['admin-categories', 'common']);
  const language = useLanguage();
  const missing = (value: string) => (value.trim() ? undefined : t('common:forms.required'));
  const form = useEditForm({
    initial: attributeValues(attribute),
    labels: {
      label_en: t('attribute.labelEn'),
      label_ar: t('attribute.labelAr'),
      type: t('attribute.type'),
      key: t('attribute.key'),
      unit_en: t('attribute.unitEn'),
      unit_ar: t('attribute.unitAr'),
      options: t('attribute.options'),
    },
    check: (values) => ({
      label_en: missing(values.label_en),
      label_ar: missing(values.label_ar),
      options: isUnfinished(values) ? t('attribute.optionsMissing') : undefined,
    }),
  });
  const { values, set, text, problems } = form;
  const save = useAction({
    act: (services, input: AttributeValues) =>
      saveAttribute(backendOf(services).data, {
        ...attributeInput(input),
        category_id: categoryId,
        id: attribute?.id,
      }),
    reads: ['categories'],
    done: ({ label_en, label_ar }) =>
      t('attributes.saved', { name: language === 'ar' ? label_ar : label_en }),
    showAtField: form.refuse,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={
        attribute
          ? t('attribute.editTitle', { name: localized(attribute, 'label', language) })
          : t('attribute.newTitle')
      }
      submitLabel={t('attribute.save')}
      busy={save.isPending}
      failure={save.error && form.errors.length === 0 && { title: t('attributes.failed'), error: save.error }}
      wide
      onSubmit={() => form.mayGo() && save.mutate(values)}
      onClose={onClose}
    >
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <Box sx={pairStyle}>
        <TextInput {...text('label_en')} required slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }} />
        <TextInput {...text('label_ar')} required slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }} />
      </Box>
      <TextInput
        {...text('type')}
        select
        disabled={attribute !== undefined}
        hint={attribute ? undefined : t('attribute.typeHint')}
      >
        {attributeTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`attributes.type.${type}`)}
          </MenuItem>
        ))}
      </TextInput>
      {values.type === 'number' && (
        <Box sx={pairStyle}>
          <TextInput {...text('unit_en')} required={false} slotProps={{ htmlInput: { dir: 'ltr' } }} />
          <TextInput {...text('unit_ar')} required={false} slotProps={{ htmlInput: { dir: 'rtl' } }} />
        </Box>
      )}
      {values.type === 'option' && (
        <AttributeOptions
          options={values.options}
          error={problems.options}
          onChange={(options) => set('options', options)}
        />
      )}
      <Box sx={{ display: 'grid' }}>
        <FormControlLabel
          control={<Switch checked={values.is_facet} onChange={(_event, on) => set('is_facet', on)} />}
          label={t('attribute.facet')}
        />
        <FormControlLabel
          control={<Switch checked={values.is_required} onChange={(_event, on) => set('is_required', on)} />}
          label={t('attribute.required')}
        />
      </Box>
    </FormDialog>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
