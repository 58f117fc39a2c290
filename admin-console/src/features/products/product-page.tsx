import { StaffProduct } from '@mawad/seller-portal/product-form';
import { useTranslation } from '@mawad/shared-i18n';
import { useParams } from '@mawad/shared-ui/kit/router.ts';

/** Form of a product of any company, saved with a reason that its seller reads. */
export function ProductPage() {
  const { t } = useTranslation('admin-products');
  const id = Number(useParams().productId);
  return <StaffProduct key={id} id={id} back={{ to: '/admin/products', label: t('back') }} />;
}
