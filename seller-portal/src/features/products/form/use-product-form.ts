import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import type { EditableProduct } from '@mawad/supabase/queries/own-products';
import { attributesQuery } from '../product-queries.ts';
import { createDraftKeeper, type DraftState } from './draft-keeper.ts';
import { mergeValues } from './merge-values.ts';
import type { Draft } from './product-draft.ts';
import { productSchema } from './product-schema.ts';
import { emptyProduct, type ProductValues, valuesOf } from './product-values.ts';
import { sameValues } from './same-values.ts';

interface Saved {
  product: EditableProduct | null;
  values: ProductValues;
}

const savedOf = (product: EditableProduct | null): Saved => ({
  product,
  values: product ? valuesOf(product) : emptyProduct,
});

/** Form state of a product: restores and saves drafts, and merges concurrent saves. */
export function useProductForm(product: EditableProduct | null, draft: Draft | null) {
  const { t } = useTranslation(['product-form', 'common']);
  const numberMessage = useNumberMessage();
  const services = useServices();
  const [opened] = useState(() => savedOf(product));
  const saved = useRef(opened);
  const [restored, setRestored] = useState(draft);
  const [draftState, setDraftState] = useState<DraftState>(draft ? 'kept' : 'none');
  const [merged, setMerged] = useState<(keyof ProductValues)[] | null>(null);
  const [keeper] = useState(() =>
    createDraftKeeper({
      db: backendOf(services).data,
      productId: product?.id ?? null,
      version: product?.version ?? null,
      draft,
      onState: setDraftState,
    }),
  );

  const [definitionsOf, setDefinitionsOf] = useState(opened.values.category_id);
  const { data: definitions = [] } = useQuery(attributesQuery(services, definitionsOf));
  const form = useForm<ProductValues>({
    resolver: zodResolver(productSchema(t, numberMessage, definitions, product === null)),
    defaultValues: opened.values,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, reset, getValues, control } = form;
  const categoryId = useWatch({ control, name: 'category_id' });
  if (categoryId !== definitionsOf) setDefinitionsOf(categoryId);

  /** Sets values against the last saved state; differences count as unsaved. */
  const show = useCallback(
    (values: ProductValues) => {
      reset(saved.current.values);
      reset(values, { keepDefaultValues: true });
    },
    [reset],
  );

  /** Adopts a newer saved state; changes since `before` are kept on top of it. */
  const takeOver = useCallback(
    (newer: EditableProduct, before: ProductValues) => {
      const result = mergeValues(before, getValues(), valuesOf(newer));
      saved.current = savedOf(newer);
      show(result.values);
      return result;
    },
    [getValues, show],
  );

  const isDirty = useCallback(() => !sameValues(getValues(), saved.current.values), [getValues]);

  useEffect(() => keeper.start(), [keeper]);

  useEffect(() => {
    if (draft) show(mergeValues(draft.base, draft.values, opened.values).values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the draft that the form opened with is restored
  }, []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (sameValues(values, saved.current.values)) keeper.discard();
          else keeper.change({ values: structuredClone(values), base: saved.current.values });
        },
      }),
    [subscribe, keeper],
  );

  useEffect(() => {
    const before = saved.current;
    if (!product || !before.product || product.version <= before.product.version) return;
    const wasDirty = !sameValues(getValues(), before.values);
    const { conflicts } = takeOver(product, before.values);
    if (wasDirty) setMerged(conflicts);
  }, [product, getValues, takeOver]);

  return {
    form,
    definitions,
    saved,
    keeper,
    draftState,
    restored,
    merged,
    isDirty,
    takeOver,
    show,
    forgetNotices: useCallback(() => {
      setRestored(null);
      setMerged(null);
    }, []),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
