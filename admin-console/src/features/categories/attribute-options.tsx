import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronUp, mdiClose, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormHelperText, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { OptionValues } from './attribute-values.ts';

interface AttributeOptionsProps {
  options: OptionValues[];
  error?: string;
  onChange: (options: OptionValues[]) => void;
}

export function AttributeOptions({ options, error, onChange }: AttributeOptionsProps) {
  const { t } = useTranslation('admin-categories');
  const format = useFormat();
  const change = (row: OptionValues, values: Partial<OptionValues>) =>
    onChange(options.map((option) => (option === row ? { ...option, ...values } : option)));
  const raise = (index: number) =>
    onChange(options.toSpliced(index - 1, 2, options[index]!, options[index - 1]!));
  return (
    <Box role="group" aria-label={t('attribute.options')} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontSize: 'var(--text-14)', fontWeight: 500 }}>{t('attribute.options')}</Typography>
      {options.map((option, index) => {
        const number = format.number(index + 1);
        return (
          <Box key={option.rowId} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Box
              sx={{ flex: 1, display: 'grid', gap: 0.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              <TextField
                name={index === 0 ? 'options' : undefined}
                value={option.value_en}
                onChange={({ target }) => change(option, { value_en: target.value })}
                placeholder={t('attribute.optionEn', { number })}
                slotProps={{ htmlInput: { 'aria-label': t('attribute.optionEn', { number }), dir: 'ltr' } }}
              />
              <TextField
                value={option.value_ar}
                onChange={({ target }) => change(option, { value_ar: target.value })}
                placeholder={t('attribute.optionAr', { number })}
                slotProps={{ htmlInput: { 'aria-label': t('attribute.optionAr', { number }), dir: 'rtl' } }}
              />
            </Box>
            <IconButton
              aria-label={t('attribute.optionUp', { number })}
              disabled={index === 0}
              onClick={() => raise(index)}
            >
              <Icon path={mdiChevronUp} />
            </IconButton>
            <IconButton
              aria-label={t('attribute.removeOption', { number })}
              onClick={() => onChange(options.filter((one) => one !== option))}
            >
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
        );
      })}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {options.some(({ id }) => id !== undefined) && (
        <FormHelperText>{t('attribute.removedHint')}</FormHelperText>
      )}
      <Box>
        <Button
          size="small"
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => onChange([...options, { rowId: mintUuid(), value_en: '', value_ar: '' }])}
        >
          {t('attribute.addOption')}
        </Button>
      </Box>
    </Box>
  );
}
