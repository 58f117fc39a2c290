import { useState } from 'react';
import { useSearchParams } from '@mawad/shared-ui/router';
import type { ProductVariant } from '@mawad/supabase/queries/catalogue';
import { chosenVariant, firstChoice, type VariantChoice } from './variants.ts';

/**
 * The chosen size and colour. A complete choice stands in the address as
 * `?variant=`, so that it can be shared and survives a reload.
 */
export function useVariantChoice(variants: ProductVariant[]) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('variant')) || null;
  const [choice, setChoice] = useState(() => firstChoice(variants, asked));
  const [followed, setFollowed] = useState(asked);
  // Another address of the same product was opened, say from the cart.
  if (followed !== asked) {
    setFollowed(asked);
    if (variants.some(({ id }) => id === asked)) setChoice(firstChoice(variants, asked));
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
