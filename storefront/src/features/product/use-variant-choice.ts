import { useState } from 'react';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { ProductVariant } from '@mawad/supabase/catalogue/queries';
import { chosenVariant, firstChoice, type VariantChoice } from './variants.ts';

/**
 * Selected size and colour. A complete selection is stored in the address as `?variant=`, so that it can be
 * shared and survives a reload.
 */
export function useVariantChoice(variants: ProductVariant[]) {
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get('variant')) || null;
  const [choice, setChoice] = useState(() => firstChoice(variants, requested));
  const [appliedRequest, setAppliedRequest] = useState(requested);
  // The address changed to another variant of the same product, for example through a cart link.
  if (appliedRequest !== requested) {
    setAppliedRequest(requested);
    if (variants.some(({ id }) => id === requested)) setChoice(firstChoice(variants, requested));
  }

  function choose(next: VariantChoice) {
    setChoice(next);
    const variant = chosenVariant(variants, next);
    setParams(
      (address) => {
        if (variant) address.set('variant', String(variant.id));
        else address.delete('variant');
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { choice, choose, variant: chosenVariant(variants, choice) };
}
