import { useTranslation } from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { saveBuyingCompany, type Buying, type BuyingCompanyInput } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';
import { CompanyFields, companyInputOf, useCompanyForm } from './company-form.tsx';

interface DetailsDialogProps {
  company: Buying['company'];
  onClose: () => void;
}

/** Changes name, tax number and trade licence of the company. Mount to open. */
export function DetailsDialog({ company, onClose }: DetailsDialogProps) {
  const { t } = useTranslation(['buying', 'common']);
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { company_name: name, tax_number, trade_licence } = company;
  const thing: BuyingCompanyInput = { name, tax_number, trade_licence };
  const form = useCompanyForm(thing);
  const { decide, busy, problem } = useDecision({
    thing,
    act: (seen, input: BuyingCompanyInput) => saveBuyingCompany(backendOf(services).data, seen, input),
    onDone: () => {
      showToast({ title: t('buying:details.saved') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') }),
    failed: t('buying:people.saveFailed'),
  });
  const submit = form.handleSubmit((values) =>
    decide(companyInputOf({ ...values, name: values.name ?? name })),
  );
  return (
    <FormDialog
      title={t('buying:details.title')}
      submitLabel={t('common:actions.save')}
      busy={busy}
      failure={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CompanyFields form={form} isNameFixed={company.status !== 'buying'} />
    </FormDialog>
  );
}
