import { useState } from 'react';
import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import {
  assignRemittanceLine,
  type ClassSums,
  type LineAction,
  type Remittance,
  type RemittanceLine,
  resolveRemittanceLines,
} from '@mawad/supabase/couriers/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { linesQuery } from './courier-queries.ts';
import { useRemittanceStep } from './use-remittance-step.ts';

/** Actions that can resolve all lines of a class together. */
const classActions: Record<ClassSums['class'], readonly LineAction[]> = {
  matched: ['accept'],
  wrong_amount: ['accept', 'write_off', 'leave'],
  not_remitted: ['leave'],
  returned: ['accept', 'leave'],
  unknown: ['leave'],
  twice: ['leave'],
};

/** Lines of a remittance by class, resolved one by one or all of a class. */
export function RemittanceLines({ remittance }: { remittance: Remittance }) {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const list = useListParams();
  const { classes } = remittance;
  const chosen = classes.find((one) => one.class === list.filter('class'));
  const query = useQuery(
    linesQuery(useServices(), remittance.id, { class: chosen?.class, page: list.page, page_size: 50 }),
  );
  const [named, setNamed] = useState<RemittanceLine | null>(null);
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('lines.title')}
      </Typography>
      <Filters remittance={remittance} list={list} chosen={chosen} />
      <PortalList
        label={t('lines.title')}
        query={query}
        columns={useColumns(remittance, setNamed)}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('lines.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('lines.empty')} />}
      />
      {named && <NameOrder remittance={remittance} line={named} onClose={() => setNamed(null)} />}
    </Box>
  );
}

interface FiltersProps {
  remittance: Remittance;
  list: ListParams;
  chosen: ClassSums | undefined;
}

function Filters({ remittance, list, chosen }: FiltersProps) {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const step = useRemittanceStep();
  const actions =
    chosen && chosen.unresolved > 0 && remittance.state === 'open' ? classActions[chosen.class] : [];
  return (
    <>
      <PortalFilters>
        <PortalChoice
          label={t('remittance.class')}
          value={chosen?.class ?? ''}
          options={[
            { value: '', label: t('lines.all') },
            ...remittance.classes.map((one) => ({
              value: one.class,
              label: t('lines.ofClass', {
                name: t(`classes.${one.class}`),
                number: format.number(one.lines),
              }),
            })),
          ]}
          onChoose={(value) => list.setFilter('class', value)}
        />
      </PortalFilters>
      {chosen && actions.length > 0 && (
        <Box
          role="group"
          aria-label={t('lines.allOpen')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography variant="body2">{t('lines.allOpen')}</Typography>
          {actions.map((action) => (
            <Button
              key={action}
              variant="outlined"
              size="small"
              loading={step.isPending}
              onClick={() =>
                step.mutate((db) => resolveRemittanceLines(db, remittance, action, { class: chosen.class }))
              }
            >
              {t(`lines.allActions.${action}`)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

function NameOrder(props: { remittance: Remittance; line: RemittanceLine; onClose: () => void }) {
  const { remittance, line, onClose } = props;
  const { t } = useTranslation('couriers');
  const [number, setNumber] = useState('');
  const step = useRemittanceStep(onClose);
  return (
    <FormDialog
      title={t('lines.nameTitle')}
      submitLabel={t('lines.nameSave')}
      busy={step.isPending}
      failure={step.error && { title: t('remittance.failed'), error: step.error }}
      onSubmit={() =>
        number.trim() && step.mutate((db) => assignRemittanceLine(db, remittance, line.id, number))
      }
      onClose={onClose}
    >
      <TextInput
        label={t('fields.number')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        ltr
        required
      />
    </FormDialog>
  );
}

function useColumns(
  remittance: Remittance,
  onName: (line: RemittanceLine) => void,
): PortalColumn<RemittanceLine>[] {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount));
  return [
    {
      id: 'row',
      header: t('lines.row'),
      cell: ({ row }) => (row === null ? '–' : <Ltr>{row}</Ltr>),
      wideOnly: true,
    },
    { id: 'order', header: t('lines.order'), cell: (line) => <OrderCell line={line} />, lead: true },
    {
      id: 'class',
      header: t('remittance.class'),
      cell: (line) => (
        <>
          <Box>{t(`classes.${line.class}`)}</Box>
          {line.reason && (
            <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
              {t(`reasons.${line.reason}`)}
            </Box>
          )}
        </>
      ),
    },
    { id: 'amount', header: t('remittance.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    {
      id: 'expected',
      header: t('remittance.expected'),
      cell: ({ expected }) => money(expected),
      align: 'end',
    },
    { id: 'fee', header: t('remittance.fee'), cell: ({ fee }) => money(fee), align: 'end', spare: true },
    {
      id: 'action',
      header: t('lines.decision'),
      cell: (line) => <Decision remittance={remittance} line={line} onName={onName} />,
    },
  ];
}

function OrderCell({ line }: { line: RemittanceLine }) {
  const { order, number, tracking_number: tracking, phone } = line;
  if (order)
    return (
      <>
        <AppLink to={`/admin/orders/${order.id}`} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          <Ltr>{order.number}</Ltr>
        </AppLink>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          <bdi>{order.buyer_name}</bdi>
        </Box>
      </>
    );
  return <Ltr>{number ?? tracking ?? (phone ? formatPhone(phone) : '–')}</Ltr>;
}

interface DecisionProps {
  remittance: Remittance;
  line: RemittanceLine;
  onName: (line: RemittanceLine) => void;
}

function Decision({ remittance, line, onName }: DecisionProps) {
  const { t } = useTranslation('couriers');
  const step = useRemittanceStep();
  if (remittance.state !== 'open' || line.is_booked)
    return line.action && t(`lines.${line.is_booked ? 'bookedActions' : 'actions'}.${line.action}`);
  const name = line.order?.number ?? line.number ?? String(line.row ?? '');
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      <TextField
        select
        size="small"
        value={line.action ?? ''}
        disabled={step.isPending}
        onChange={({ target }) => {
          // Read now: the select shows the stored decision again before the request is made.
          const action = (target.value || null) as LineAction | null;
          step.mutate((db) => resolveRemittanceLines(db, remittance, action, { ids: [line.id] }));
        }}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('lines.decisionFor', { name }) },
        }}
      >
        <option value="">{t('lines.undecided')}</option>
        {line.actions.map((action) => (
          <option key={action} value={action}>
            {t(`lines.actions.${action}`)}
          </option>
        ))}
      </TextField>
      {line.class === 'unknown' && (
        <Button size="small" onClick={() => onName(line)} aria-label={t('lines.nameNamed', { name })}>
          {t('lines.name')}
        </Button>
      )}
    </Box>
  );
}
