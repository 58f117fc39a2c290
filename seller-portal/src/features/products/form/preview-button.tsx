import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEyeOutline } from '@mawad/shared-ui/kit/icons.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { AttributeDefinition } from '@mawad/supabase/catalogue/queries';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import type { PreviewedProduct } from '@mawad/supabase/product-preview';
import { categoriesQuery } from '../../../categories-query.ts';
import { previewOf } from './preview-of.ts';
import type { ProductValues } from './product-values.ts';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

interface PreviewButtonProps {
  product: EditableProduct | null;
  companyId: string;
  definitions: readonly AttributeDefinition[];
}

/** Opens a preview of unsaved values on the shop's product page. */
export function PreviewButton({ product, companyId, definitions }: PreviewButtonProps) {
  const { t } = useTranslation('product-form');
  const { getValues } = useFormContext<ProductValues>();
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const companyName = useStore((state) => state.session.company_name);
  const [shown, setShown] = useState<Omit<PreviewedProduct, 'language'> | null>(null);
  const open = () => {
    const values = structuredClone(getValues());
    const sources = {
      saved: product,
      company: { id: companyId, name: companyName ?? '' },
      categories,
      definitions,
      now: Date.now(),
    };
    setShown({ product: previewOf(values, sources), compatible: values.compatibilities.map(({ id }) => id) });
  };
  return (
    <>
      <IconButton
        aria-label={t('preview.open')}
        aria-haspopup="dialog"
        title={t('preview.open')}
        onClick={open}
      >
        <Icon path={mdiEyeOutline} />
      </IconButton>
      {shown && <PreviewDialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
