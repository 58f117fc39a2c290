import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { ElsewhereNotice, RestoredNotice } from '../../../draft-notices.tsx';
import { useLacksRight } from '../../../own-rights.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { SaveBar } from '../../../save-bar.tsx';
import { AddressSection } from './address-section.tsx';
import { AttributesSection } from './attributes-section.tsx';
import { CompatibleSection } from './compatible-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { useEditedBy } from './edited-by.ts';
import { formProblems } from './form-problems.ts';
import { HealthPanel } from './health-panel.tsx';
import { DocumentsSection, PicturesSection } from './media-section.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { NamingSection } from './naming-section.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PriceJumpDialog } from './price-jump-dialog.tsx';
import { PriceSection } from './price-section.tsx';
import type { OpenedDraft } from './product-draft.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SizeChartSection } from './size-chart-section.tsx';
import { StaffEditNotice } from './staff-edit-notice.tsx';
import { StockSection } from './stock-section.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useProductForm } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductEditorProps {
  /** Null for a new product. */
  product: EditableProduct | null;
  draft: OpenedDraft | null;
  companyId: string;
  /** Opens the form again with the newest draft. */
  onReopen: () => void;
}

/** Form with all fields of a product and one save. */
export function ProductEditor({ product, draft, companyId, onReopen }: ProductEditorProps) {
  const { t } = useTranslation('product-form');
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const editor = useProductForm(product, draft);
  const { form, keeper, saved, draftState } = editor;
  const { submit, saving, attempt, jump, question } = useSaveProduct(editor);
  const isStaff = useEditedBy() === 'staff';
  const isReadOnly = useLacksRight(isStaff ? null : 'products');
  const hidesMoney = useLacksRight(isStaff ? null : 'see_money');
  const { errors, isDirty } = useFormState({ control: form.control });
  const labelOf = useFieldLabel(editor.definitions);

  function revert() {
    const gone = structuredClone(form.getValues());
    editor.show(saved.current.values);
    editor.forgetNotices();
    showToast({ title: t('draft.discarded'), action: { label: t('undo'), run: () => editor.show(gone) } });
  }
  async function takeOther() {
    keeper.giveUp();
    await queryClient.invalidateQueries({ queryKey: everyQuery('products') });
    onReopen();
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard
        isDirty={editor.isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
      <Box
        component="form"
        noValidate
        aria-label={t('form')}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void submit('save');
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxInlineSize: 960 }}
      >
        {draftState === 'elsewhere' && (
          <ElsewhereNotice onTakeOther={() => void takeOther()} onKeepMine={editor.keepDraft} />
        )}
        {editor.restored && !editor.restored.isCopy && isDirty && (
          <RestoredNotice at={editor.restored.updated_at} onDiscard={revert} />
        )}
        {editor.merged && <MergedNotice conflicts={editor.merged} onClose={editor.forgetNotices} />}
        <FormErrors
          errors={formProblems(errors).map((problem) => ({ ...problem, label: labelOf(problem.name) }))}
          attempt={attempt}
        />
        {isReadOnly && <Alert severity="info">{t('edit.onlyLook')}</Alert>}
        {product?.staff_edit && <StaffEditNotice edit={product.staff_edit} />}
        {product && (
          <HealthPanel
            health={product.health}
            notDeliveredTo={product.not_delivered_to}
            onPublish={isReadOnly || isStaff ? undefined : () => void submit('publish')}
          />
        )}
        <Box component="fieldset" disabled={isReadOnly} sx={fieldsetStyle}>
          <NamingSection />
          <PicturesSection companyId={companyId} />
          {!hidesMoney && <PriceSection />}
          <StockSection product={product} />
          <SizeChartSection />
          <AttributesSection definitions={editor.definitions} />
          <DescriptionSection />
          <DocumentsSection companyId={companyId} />
          <CompatibleSection productId={product?.id ?? null} />
          <AddressSection />
        </Box>
        {!isReadOnly && (
          <SaveBar
            status={isDirty ? t(`bar.${draftState}`) : t('bar.saved')}
            saving={saving === 'save'}
            busy={saving !== null}
            onDiscard={isDirty ? revert : undefined}
            tools={
              !isStaff && (
                <PreviewButton product={product} companyId={companyId} definitions={editor.definitions} />
              )
            }
          >
            {!product?.published && !isStaff && (
              <Button
                variant="contained"
                loading={saving === 'publish'}
                disabled={saving !== null}
                onClick={() => void submit('publish')}
              >
                {t('bar.publish')}
              </Button>
            )}
          </SaveBar>
        )}
      </Box>
      <PriceJumpDialog jump={jump} busy={saving !== null} />
      {question && <ReasonDialog onConfirm={question.confirm} onClose={question.leave} />}
    </FormProvider>
  );
}

/** Fieldset that disables every field at once without changing the form's layout. */
const fieldsetStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
