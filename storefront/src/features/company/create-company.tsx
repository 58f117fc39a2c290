import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { createBuyingCompany, type BuyingCompanyInput } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { CompanyFields, companyInputOf, useCompanyForm } from './company-form.tsx';

/** Form that creates a company for which its first person buys. */
export function CreateCompany() {
  const { t } = useTranslation('buying');
  const messageOf = useErrorMessage();
  const form = useCompanyForm(null);
  const create = useAction({
    act: (services, input: BuyingCompanyInput) => createBuyingCompany(backendOf(services).data, input),
    reads: ['buying'],
    done: ({ name }) => t('create.done', { company: name }),
  });
  const submit = form.handleSubmit((values) => create.mutate(companyInputOf(values)));
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 560 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography>{t('create.lead')}</Typography>
        <CompanyFields form={form} />
        {create.error && (
          <Alert severity="error" role="alert">
            <strong>{t('create.failed')}</strong>
            <Box>{messageOf(create.error)}</Box>
          </Alert>
        )}
        <Button type="submit" variant="contained" loading={create.isPending} sx={{ justifySelf: 'start' }}>
          {t('create.submit')}
        </Button>
      </Box>
    </Panel>
  );
}
