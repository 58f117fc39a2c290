import { useController, useFormContext } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import type { AttributeDefinition } from '@mawad/supabase/catalogue/queries';
import { attributeName, type AttributeText, readAttributeNumber } from './attribute-texts.ts';
import type { ProductValues } from './product-values.ts';

/** Fields for the category's attributes; renders nothing if there are none. */
export function AttributesSection({ definitions }: { definitions: readonly AttributeDefinition[] }) {
  const { t } = useTranslation('product-form');
  const { field } = useController<ProductValues, 'attributes'>({ name: 'attributes' });
  const { errors } = useFormContext<ProductValues>().formState;
  if (definitions.length === 0) return null;
  const change = (name: string, text: AttributeText) => {
    const { [name]: _before, ...others } = field.value;
    const isBlank = Object.values(text).every((value) => value === '');
    field.onChange(isBlank ? others : { ...others, [name]: text });
  };
  return (
    <FormSection title={t('sections.attributes')}>
      {definitions.map((definition) => {
        const name = attributeName(definition.id);
        return (
          <AttributeField
            key={definition.id}
            definition={definition}
            name={`attributes.${name}`}
            text={field.value[name] ?? {}}
            onChange={(text) => change(name, text)}
            error={(errors.attributes?.[name] as { message?: string } | undefined)?.message}
          />
        );
      })}
    </FormSection>
  );
}

interface AttributeFieldProps {
  definition: AttributeDefinition;
  name: string;
  text: AttributeText;
  onChange: (text: AttributeText) => void;
  error?: string;
}

function AttributeField({ definition, name, text, onChange, error }: AttributeFieldProps) {
  const { t } = useTranslation('product-form');
  const language = useLanguage();
  const { type, is_required } = definition;
  const label = localized(definition, 'label', language);
  const unit = localized(definition, 'unit', language);
  const common = { name, error, required: is_required ? true : (false as const) };
  if (type === 'text') {
    return (
      <>
        <TextInput
          {...common}
          label={t('attributes.arabic', { label })}
          value={text.ar ?? ''}
          onChange={({ target }) => onChange({ ...text, ar: target.value })}
          slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar', maxLength: 200 } }}
        />
        <TextInput
          required={false}
          name={`${name}.en`}
          label={t('attributes.english', { label })}
          value={text.en ?? ''}
          onChange={({ target }) => onChange({ ...text, en: target.value })}
          slotProps={{ htmlInput: { dir: 'ltr', lang: 'en', maxLength: 200 } }}
        />
      </>
    );
  }
  if (type === 'number') {
    return (
      <NumberInput
        read={(typed) => readAttributeNumber(typed, definition)}
        {...common}
        label={unit ? t('attributes.inUnit', { label, unit }) : label}
        value={text.number ?? ''}
        onChange={({ target }) => onChange({ number: target.value })}
      />
    );
  }
  const choices =
    type === 'boolean'
      ? [
          { value: 'yes', shown: t('attributes.yes') },
          { value: 'no', shown: t('attributes.no') },
        ]
      : definition.options.map((option) => ({
          value: String(option.id),
          shown: localized(option, 'value', language),
        }));
  return (
    <TextInput
      {...common}
      label={label}
      value={(type === 'boolean' ? text.boolean : text.option) ?? ''}
      onChange={({ target }) =>
        onChange(
          type === 'boolean'
            ? { boolean: target.value as AttributeText['boolean'] }
            : { option: target.value },
        )
      }
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('attributes.choose')}</option>
      {choices.map(({ value, shown }) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </TextInput>
  );
}
