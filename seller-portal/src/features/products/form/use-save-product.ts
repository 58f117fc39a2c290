import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { saveProduct, saveProductAsStaff } from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { isPriceDoubt } from '../price-doubt.ts';
import { ownProductQuery } from '../product-queries.ts';
import { useEditedBy } from './edited-by.ts';
import type { PriceJump } from './price-jump-dialog.tsx';
import { inputOf, type ProductValues, variantInputs } from './product-values.ts';
import { fieldOfError } from './save-errors.ts';
import type { ProductForm } from './use-product-form.ts';
import { useRefusal } from './use-refusal.ts';

type Kind = 'save' | 'publish';

interface Answers {
  confirmsPrices?: boolean;
  /** Reason that staff give. */
  reason?: string;
}

/**
 * Saves the form, optionally publishing; a new product then opens in its own form. `question` asks staff for the
 * reason of the save.
 */
export function useSaveProduct(editor: ProductForm) {
  const { t } = useTranslation(['product-form', 'portal-errors']);
  const messageOf = useErrorMessage();
  const refusalOf = useRefusal();
  const { services, queryClient } = { services: useServices(), queryClient: useQueryClient() };
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  const [saving, setSaving] = useState<Kind | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [jump, setJump] = useState<PriceJump | null>(null);
  const [asked, setAsked] = useState<Kind | null>(null);
  const isStaff = useEditedBy() === 'staff';
  const { form, saved, keeper, definitions } = editor;

  async function send(values: ProductValues, kind: Kind, { confirmsPrices, reason }: Answers) {
    const { product } = saved.current;
    const published = kind === 'publish' || (product?.published ?? false);
    const input = {
      ...inputOf(values, product, definitions),
      published,
      draft_id: editor.draftId,
      ...(confirmsPrices && { confirms_prices: true }),
    };
    const variants = variantInputs(values.variants);
    const compatibilities = values.compatibilities.map((other) => other.id);
    const { data: db } = backendOf(services);
    const expectedVersion = product?.version;
    const { id } = await (reason !== undefined && expectedVersion !== undefined
      ? saveProductAsStaff(db, input, { variants, compatibilities, expectedVersion, reason })
      : saveProduct(db, input, { variants, compatibilities, expectedVersion }));
    const fresh = await queryClient.fetchQuery(ownProductQuery(services, id));
    keeper.saved();
    editor.takeOver(fresh, values);
    editor.forgetNotices();
    showToast({ title: t(kind === 'publish' ? 'saved.published' : 'saved.saved') });
    if (!product) await navigate(`/seller/dashboard/products/${id}`, { replace: true });
    void queryClient.invalidateQueries({ queryKey: everyQuery('products') });
  }

  async function refuse(error: unknown, values: ProductValues, kind: Kind, answers: Answers) {
    if (isPriceDoubt(error)) {
      const { from, to } = error.context;
      setJump({
        from: Number(from),
        to: Number(to),
        confirm: () => void submit(kind, { ...answers, confirmsPrices: true }).finally(() => setJump(null)),
        leave: () => {
          setJump(null);
          form.setFocus((fieldOfError(error, values, definitions) ?? 'price') as keyof ProductValues);
        },
      });
      return;
    }
    showToast({
      title: t('portal-errors:product_save_failed'),
      description: messageOf(error),
      variant: 'destructive',
    });
    if (!(error instanceof AppError)) return;
    if (error.code === 'stale_version')
      await queryClient.invalidateQueries({ queryKey: everyQuery('products') });
    const field = fieldOfError(error, values, definitions);
    if (field === null) return;
    form.setError(field as keyof ProductValues, { message: refusalOf(error) });
    setAttempt((count) => count + 1);
  }

  async function submit(kind: Kind, answers: Answers = {}) {
    let isWrong = false;
    await form.handleSubmit(
      async (values) => {
        if (isStaff && answers.reason === undefined) {
          setAsked(kind);
          return;
        }
        setSaving(kind);
        try {
          await keeper.pause();
          await send(structuredClone(values), kind, answers);
        } catch (error) {
          keeper.resume();
          await refuse(error, values, kind, answers);
        } finally {
          setSaving(null);
        }
      },
      () => {
        isWrong = true;
      },
    )();
    // react-hook-form has the errors only now, so the first invalid field can be focused.
    if (isWrong) setAttempt((count) => count + 1);
  }

  const question = asked && {
    confirm: (reason: string) => {
      setAsked(null);
      void submit(asked, { reason });
    },
    leave: () => setAsked(null),
  };
  return { submit, saving, attempt, jump, question };
}
