import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { AppError } from '@mawad/supabase/errors';
import type { Address } from '@mawad/supabase/people/account-queries';
import { AddressField } from '../../address/address-field.tsx';
import { ContactFields } from '../../address/contact-fields.tsx';
import { DeliveryFields } from '../../address/delivery-fields.tsx';
import {
  deliverySchema,
  emptyDelivery,
  pickupSchema,
  type DeliveryField,
  type DeliveryValues,
} from '../../address/delivery-schema.ts';
import { ApprovalNotice } from '../../buying/approval-notice.tsx';
import { SellerTotals } from './selection-bar.tsx';
import type { SelectionTotals } from './selection.ts';
import type { AcceptFor, AcceptPhase } from './use-accept.ts';
import type { QuoteApproval } from './use-quote-approval.ts';

interface AcceptFormProps {
  start: DeliveryValues;
  addresses: Address[];
  totals: SelectionTotals;
  /** Whether at least one seller delivers. */
  needsPlace: boolean;
  phase: AcceptPhase;
  problem: AppError | null;
  approval: QuoteApproval;
  onAccept: (values: DeliveryValues, acceptFor: AcceptFor) => Promise<AppError | null>;
  onBack: () => void;
}

/** Contact and delivery of the orders, their totals, and the confirming button. */
export function AcceptForm(props: AcceptFormProps) {
  const { start, addresses, totals, needsPlace, phase, problem, approval, onAccept, onBack } = props;
  const { t } = useTranslation(['quote-comparison', 'buying', 'ordering']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const form = useForm<DeliveryValues>({
    resolver: zodResolver(needsPlace ? deliverySchema : pickupSchema),
    defaultValues: start,
    mode: 'onTouched',
  });
  const submit = form.handleSubmit(async (values) => {
    const failure = await onAccept(values, approval.acceptFor);
    const field = failure?.code === 'invalid_delivery' ? failure.context.field : undefined;
    if (typeof field === 'string' && field in emptyDelivery)
      form.setError(field as DeliveryField, { message: 'invalid' }, { shouldFocus: true });
  });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={t('quote-comparison:accept.title')}
        onSubmit={(event: React.FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 820 }}
      >
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {t('quote-comparison:accept.title')}
        </Typography>
        <ContactFields />
        <DeliveryFields addresses={addresses} needsPlace={needsPlace} />
        {approval.buying && (
          <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
            <Box sx={companyStyle}>
              <AddressField name="purchase_order" label={t('ordering:checkout.purchaseOrder')} />
              <TextInput
                label={t('buying:checkout.costCode')}
                value={approval.costCode}
                onChange={(event) => approval.setCostCode(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
              />
            </Box>
          </Panel>
        )}
        <Panel
          component="section"
          aria-label={t('quote-comparison:selection')}
          sx={{ padding: 2, display: 'grid', gap: 1 }}
        >
          <SellerTotals totals={totals} />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{t('quote-comparison:accept.total')}</span>
            <strong>
              <Money amount={totals.total} />
            </strong>
          </Box>
          <Typography color="textSecondary">{t('quote-comparison:accept.binding')}</Typography>
        </Panel>
        <ApprovalNotice {...approval} />
        {phase === 'checking' && (
          <Alert severity="info" role="status">
            <strong>{t('quote-comparison:accept.checking')}</strong>
            <br />
            {t('quote-comparison:accept.checkingText')}
          </Alert>
        )}
        {problem && <AcceptProblem problem={problem} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={phase !== 'idle'}
            loadingPosition="start"
            disabled={approval.isHopeless}
          >
            {approval.reasons.length > 0 ? t('buying:checkout.ask') : t('quote-comparison:accept.confirm')}
          </Button>
          <Button color="inherit" size="large" disabled={phase !== 'idle'} onClick={onBack}>
            {t('quote-comparison:accept.back')}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}

const companyStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Why nothing was accepted. */
export function AcceptProblem({ problem }: { problem: AppError }) {
  const { t } = useTranslation('quote-comparison');
  const messageOf = useErrorMessage();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [problem]);
  return (
    <Alert ref={alert} tabIndex={-1} severity="error" role="alert">
      <strong>{t('accept.failed')}</strong>
      <br />
      {problem.code === 'offer_changed' ? t('accept.changed') : messageOf(problem)} {t('accept.nothingLost')}
    </Alert>
  );
}
