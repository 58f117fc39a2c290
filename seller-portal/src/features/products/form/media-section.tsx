import { useController } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { DatasheetField } from '../media/datasheet-field.tsx';
import { ProductPictures } from '../media/product-pictures.tsx';
import type { ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';

export function PicturesSection({ companyId }: { companyId: string }) {
  const { field, fieldState } = useController<ProductValues, 'pictures'>({ name: 'pictures' });
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
      {fieldState.error && (
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          {fieldState.error.message}
        </Alert>
      )}
      <ProductPictures companyId={companyId} value={field.value} onChange={field.onChange} />
    </Panel>
  );
}

/** Video and datasheet of the product. */
export function DocumentsSection({ companyId }: { companyId: string }) {
  const { t } = useTranslation('product-form');
  const text = useField();
  const { field, fieldState } = useController<ProductValues, 'datasheet_path'>({ name: 'datasheet_path' });
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <DatasheetField companyId={companyId} value={field.value} onChange={field.onChange} />
        {fieldState.error && <Alert severity="error">{fieldState.error.message}</Alert>}
        <TextInput
          {...text('video_url')}
          label={t('fields.video_url')}
          hint={t('hints.video_url')}
          type="url"
          required={false}
          ltr
        />
      </Box>
    </Panel>
  );
}
