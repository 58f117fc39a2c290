import { useController, useFormContext, useWatch } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { sellersQuery } from './quote-queries.ts';
import { sellerModes, type AskerValues } from './quote-schema.ts';

/** Which sellers are asked: all, only some, or all but some. */
export function SellerWishes() {
  const { t } = useTranslation('quote');
  const { control, setValue } = useFormContext<AskerValues>();
  const mode = useWatch({ control, name: 'sellers_mode' });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id="quote-sellers">{t('sellers')}</FormLabel>
      <RadioGroup
        aria-labelledby="quote-sellers"
        value={mode}
        onChange={(event) =>
          setValue('sellers_mode', event.target.value as AskerValues['sellers_mode'], { shouldDirty: true })
        }
        sx={{ flexDirection: { sm: 'row' } }}
      >
        {sellerModes.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`sellerModes.${one}`)} />
        ))}
      </RadioGroup>
      {mode !== 'all' && <SellerChoice />}
    </Box>
  );
}

function SellerChoice() {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const { data = [], isPending } = useQuery(sellersQuery(useServices()));
  const { field, fieldState } = useController<AskerValues, 'sellers'>({ name: 'sellers' });
  const { value, onChange, onBlur, ref } = field;
  const options = data.map((seller) => ({
    company_id: seller.value,
    name: localized(seller, 'label', language),
  }));
  return (
    <Autocomplete
      multiple
      options={options}
      loading={isPending}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      onBlur={onBlur}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ company_id: id }) => id}
      isOptionEqualToValue={(option, one) => option.company_id === one.company_id}
      noOptionsText={t('sellersNone')}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={t('sellersSearch')}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error && t('invalid.sellers')}
        />
      )}
    />
  );
}
