import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { StockItem } from '@mawad/supabase/products/queries';
import type { StockCount } from './use-stock-count.ts';

/** Form for the counted quantity of an item; Enter saves and returns to the code field. */
export function CountForm({ item, count }: { item: StockItem; count: StockCount }) {
  const { t } = useTranslation(['stock-count', 'common']);
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const [text, setText] = useState(numberText(item.stock));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const read = (typed: string) => readQuantity(typed, item.unit);
  const result = read(text);
  const wrong = 'value' in result ? undefined : numberMessage(result.problem);
  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (!('value' in result)) return field.current?.focus();
    count.save(item, result.value);
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={save}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <NumberInput
        ref={field}
        read={read}
        label={t('counted', { unit: format.unit(item.unit) })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={wrong ?? count.error}
        hint={t('shown', { number: format.number(item.stock) })}
        slotProps={{ htmlInput: { enterKeyHint: 'done' } }}
        sx={{ flex: '1 1 100px' }}
      />
      <Button type="submit" variant="contained" loading={count.isSaving} sx={besideField}>
        {t('common:actions.save')}
      </Button>
      <Button color="inherit" onClick={count.leave} sx={besideField}>
        {t('common:actions.cancel')}
      </Button>
    </Box>
  );
}

// Aligns the button with the field instead of its label.
const besideField = { minBlockSize: 44, marginBlockStart: '25px' } as const;
