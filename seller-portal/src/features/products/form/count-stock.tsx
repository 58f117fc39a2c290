import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { adjustStock } from '@mawad/supabase/products/queries';
import { useEditedBy } from './edited-by.ts';
import { useRefusal } from './use-refusal.ts';

interface CountStockProps {
  productId: number;
  variantId?: number;
  label: string;
  /** Unit of the stock. */
  unit: string;
  stock: number;
}

/** Sets the stock to a counted quantity immediately, outside the form; refused if the stock changed since it was shown. */
export function CountStock({ productId, variantId, label, unit, stock }: CountStockProps) {
  const { t } = useTranslation(['product-form', 'common']);
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const id = useId();
  const isStaff = useEditedBy() === 'staff';
  const refusalOf = useRefusal();
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = text !== null;
  // The button that opened the field is unmounted, so the focus moves to the field.
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  const count = useCount(productId, variantId);
  const read = (typed: string) => readQuantity(typed, unit);
  const result = read(text ?? '');
  const counted = 'value' in result ? result.value : null;
  const close = () => {
    setText(null);
    count.reset();
  };
  const save = () => {
    if (counted !== null) count.mutate({ counted, expected: stock }, { onSuccess: close });
  };
  // The field is inside the product's form, which Enter would submit.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') close();
  };
  if (text === null) {
    return (
      <Box sx={rowStyle}>
        <Box sx={{ flex: 1, minInlineSize: 80 }}>
          <Typography variant="body2" color="textSecondary" id={id}>
            {label}
          </Typography>
          <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{format.number(stock)}</Box>
        </Box>
        {!isStaff && (
          <Button
            variant="outlined"
            name="stock"
            aria-describedby={id}
            onClick={() => setText(numberText(stock))}
          >
            {t('stock.count')}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box sx={rowStyle}>
      <NumberInput
        ref={field}
        read={read}
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        error={
          count.error
            ? refusalOf(count.error)
            : 'problem' in result
              ? numberMessage(result.problem)
              : undefined
        }
        hint={t('stock.hint', { number: format.number(stock) })}
        sx={{ flex: 1, minInlineSize: 140 }}
      />
      <Button variant="contained" loading={count.isPending} disabled={counted === null} onClick={save}>
        {t('stock.save')}
      </Button>
      <Button onClick={close}>{t('common:actions.cancel')}</Button>
    </Box>
  );
}

function useCount(product_id: number, variant_id: number | undefined) {
  const { t } = useTranslation('product-form');
  return useAction({
    act: (services, change: { counted: number; expected: number }) =>
      adjustStock(backendOf(services).data, { product_id, ...(variant_id && { variant_id }), ...change }),
    reads: ['products'],
    done: () => t('stock.saved'),
  });
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
