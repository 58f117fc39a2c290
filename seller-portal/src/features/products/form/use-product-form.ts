import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import {
  createDraftKeeper,
  type DraftServer,
  type DraftState,
} from '@mawad/shared-ui/platform/draft/draft-keeper.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import type { Json } from '@mawad/supabase/database.types';
import {
  discardProductDraft,
  type EditableProduct,
  saveProductDraft,
} from '@mawad/supabase/products/queries';
import { attributesQuery } from '../product-queries.ts';
import { useEditedBy } from './edited-by.ts';
import { mergeValues } from './merge-values.ts';
import { type DraftContent, localProductDraft, type OpenedDraft } from './product-draft.ts';
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

const draftOf = (values: ProductValues, { values: base, product }: Saved): DraftContent => ({
  values: structuredClone(values),
  base,
  version: product?.version ?? null,
});

/** Drafts of staff stay in their browser: a draft in the database belongs to a company. */
const browserOnly: DraftServer<DraftContent> = {
  save: async () => new Date().toISOString(),
  discard: async () => undefined,
};

/** Form state of a product: restores and saves drafts, and merges concurrent saves. */
export function useProductForm(product: EditableProduct | null, draft: OpenedDraft | null) {
  const { t } = useTranslation(['product-form', 'common']);
  const numberMessage = useNumberMessage();
  const services = useServices();
  const isStaff = useEditedBy() === 'staff';
  const [opened] = useState(() => savedOf(product));
  const saved = useRef(opened);
  const [restored, setRestored] = useState(draft);
  const [draftState, setDraftState] = useState<DraftState>(draft ? 'kept' : 'none');
  const [merged, setMerged] = useState<(keyof ProductValues)[] | null>(null);
  const [draftId] = useState(() => draft?.id ?? mintUuid());
  const [keeper] = useState(() =>
    createDraftKeeper<DraftContent>({
      id: draftId,
      local: localProductDraft(product?.id ?? null),
      server: isStaff
        ? browserOnly
        : {
            save: (content, expected) =>
              saveProductDraft(backendOf(services).data, {
                id: draftId,
                content: content as unknown as Json,
                ...(product && { product_id: product.id }),
                ...(content.version !== null && { base_version: content.version }),
                ...(expected !== null && { expected }),
              }),
            discard: () => discardProductDraft(backendOf(services).data, draftId),
          },
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
    if (draft) show(mergeValues(draft.content.base, draft.content.values, opened.values).values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the draft that the form opened with is restored
  }, []);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (sameValues(values, saved.current.values)) keeper.discard();
          else keeper.change(draftOf(values, saved.current));
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
    draftId,
    keeper,
    draftState,
    keepDraft: () => keeper.overwrite(draftOf(getValues(), saved.current)),
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
