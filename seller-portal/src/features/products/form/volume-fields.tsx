import { useFieldArray, useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readPercent } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { mostVolumeDiscounts } from '@mawad/supabase/products/queries';
import type { ProductValues } from './product-values.ts';
import { amountOf } from './read-amount.ts';
import { useField } from './use-field.ts';
import { volumePrice } from '../../../price-breaks.ts';

/** Fields for quantity and discount of each volume price, with the resulting price. */
export function VolumeFields() {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const { fields, append, insert, remove } = useFieldArray<ProductValues, 'volume_discounts', 'key'>({
    name: 'volume_discounts',
    keyName: 'key',
  });
  const leaveOut = (place: number) => {
    const { key: _key, ...gone } = fields[place]!;
    remove(place);
    showToast({
      title: t('volume.removed'),
      action: { label: t('undo'), run: () => insert(place, gone) },
    });
  };
  return (
    <Box
      component="section"
      aria-label={t('fields.volume_discounts')}
      sx={{ display: 'grid', gap: 1.5, gridColumn: '1 / -1' }}
    >
      <Typography variant="h3" sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>
        {t('fields.volume_discounts')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('volume.hint', { number: format.number(mostVolumeDiscounts) })}
      </Typography>
      {fields.map(({ key }, place) => (
        <VolumeRow
          key={key}
          place={place}
          title={t('volume.row', { number: format.number(place + 1) })}
          onRemove={() => leaveOut(place)}
        />
      ))}
      {fields.length < mostVolumeDiscounts && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiPlus} />}
          onClick={() => append({ quantity: '', percent: '' })}
          sx={{ justifySelf: 'start' }}
        >
          {t('volume.add')}
        </Button>
      )}
    </Box>
  );
}

function VolumeRow({ place, title, onRemove }: { place: number; title: string; onRemove: () => void }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const field = useField();
  const [price, percent, unit] = useWatch<
    ProductValues,
    ['price', `volume_discounts.${number}.percent`, 'unit']
  >({
    name: ['price', `volume_discounts.${place}.percent`, 'unit'],
  });
  const [full, less] = [amountOf(price), amountOf(percent ?? '')];
  const isPrice = full !== null && full > 0 && less !== null && less > 0 && less <= 90;
  return (
    <Box role="group" aria-label={title} sx={rowStyle}>
      <NumberInput
        read={(text) => readQuantity(text, unit)}
        {...field(`volume_discounts.${place}.quantity`)}
        size="small"
        label={t('fields.from_quantity')}
      />
      <NumberInput
        read={readPercent}
        {...field(`volume_discounts.${place}.percent`)}
        size="small"
        label={t('fields.percent_less')}
        hint={
          isPrice
            ? t('hints.price', { price: format.money(volumePrice(full, less)), unit: format.unit(unit) })
            : undefined
        }
      />
      <IconButton aria-label={t('volume.remove', { name: title })} onClick={onRemove}>
        <Icon path={mdiTrashCanOutline} />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
  maxInlineSize: 560,
} as const;
