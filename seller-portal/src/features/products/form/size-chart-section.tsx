import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductValues } from './product-values.ts';
import { SizeChartGrid } from './size-chart-grid.tsx';
import {
  beginSizeChart,
  mostColumns,
  mostRows,
  noSizeChart,
  type SizeChartValues,
} from './size-chart-values.ts';

/** Size chart of a product, as shown in the shop. */
export function SizeChartSection() {
  const { t } = useTranslation('product-form');
  const { getValues } = useFormContext<ProductValues>();
  const { field, formState } = useController<ProductValues, 'size_chart'>({ name: 'size_chart' });
  const showToast = useStore((state) => state.toast.show);
  const error: unknown = formState.errors.size_chart;
  /** Removes a part and offers undo. */
  const remove = (next: SizeChartValues) => {
    const gone = field.value;
    field.onChange(next);
    showToast({
      title: t('sizeChart.removed'),
      action: { label: t('undo'), run: () => field.onChange(gone) },
    });
  };
  const begin = () => {
    const sizes = getValues('variants').map(({ size }) => size);
    field.onChange(beginSizeChart(sizes));
  };
  return (
    <FormSection title={t('sections.size_chart')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        {field.value.columns.length === 0 ? (
          <>
            <Typography variant="body2" color="textSecondary">
              {t('sizeChart.hint', { columns: mostColumns, rows: mostRows })}
            </Typography>
            <Button
              variant="outlined"
              name="size_chart"
              startIcon={<Icon path={mdiPlus} />}
              onClick={begin}
              sx={{ justifySelf: 'start' }}
            >
              {t('sizeChart.add')}
            </Button>
          </>
        ) : (
          <SizeChartGrid
            values={field.value}
            error={error}
            onChange={field.onChange}
            onRemove={remove}
            onRemoveAll={() => remove(noSizeChart)}
            onBlur={field.onBlur}
          />
        )}
      </Box>
    </FormSection>
  );
}
