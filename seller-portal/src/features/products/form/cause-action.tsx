import type { RefObject } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { SaleCauseName } from '@mawad/supabase/products/queries';
import { focusField } from './focus-field.ts';

interface CauseActionProps {
  cause: SaleCauseName;
  onPublish: () => void;
  /** Element inside the product's form, from which the form is found. */
  from: RefObject<HTMLElement | null>;
}

/** Form field that fixes a cause. */
const fields = {
  category_hidden: 'category_id',
  out_of_stock: 'stock',
  no_picture: 'pictures',
  no_arabic_name: 'name_ar',
  deal_ended: 'deal_ends_at',
} as const;

const hasField = (cause: SaleCauseName): cause is keyof typeof fields => cause in fields;

/** Action that fixes a cause: focus a field, publish, open the delivery settings, or contact the staff. */
export function CauseAction({ cause, onPublish, from }: CauseActionProps) {
  const { t } = useTranslation('product-form');
  const { site } = useServices();
  if (hasField(cause)) {
    return (
      <Button variant="outlined" onClick={() => focusField(from.current, fields[cause])}>
        {t(`health.mend.${cause}`)}
      </Button>
    );
  }
  if (cause === 'unpublished') {
    return (
      <Button variant="outlined" onClick={onPublish}>
        {t('health.mend.unpublished')}
      </Button>
    );
  }
  if (cause === 'no_delivery') {
    return (
      <ButtonLink variant="outlined" to="/seller/dashboard/delivery">
        {t('health.mend.no_delivery')}
      </ButtonLink>
    );
  }
  return (
    <Button component="a" variant="outlined" href={`${site.siteUrl}/contact`} target="_blank" rel="noopener">
      {t('health.mend.contact')}
    </Button>
  );
}
