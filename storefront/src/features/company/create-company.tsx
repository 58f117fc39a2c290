import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { createBuyingCompany } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';

/** Form that creates a company for which its first person buys. */
export function CreateCompany() {
  const { t } = useTranslation('buying');
  const messageOf = useErrorMessage();
  const [values, setValues] = useState({ name: '', tax_number: '', trade_licence: '' });
  const create = useAction({
    act: (services) =>
      createBuyingCompany(backendOf(services).data, {
        name: values.name,
        tax_number: values.tax_number.trim() || null,
        trade_licence: values.trade_licence.trim() || null,
      }),
    reads: ['buying'],
    done: () => t('create.done', { company: values.name }),
  });
  const field = (name: keyof typeof values, label: string, longest: number) => (
    <TextInput
      label={label}
      required={name === 'name'}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: longest, dir: 'auto' } }}
    />
  );
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 560 }}>
      <Box
        component="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          create.mutate();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography>{t('create.lead')}</Typography>
        {field('name', t('create.name'), 120)}
        {field('tax_number', t('create.tax'), 40)}
        {field('trade_licence', t('create.licence'), 60)}
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
