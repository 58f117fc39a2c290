import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import {
  bookRemittance,
  type ClassSums,
  rematchRemittance,
  type Remittance,
} from '@mawad/supabase/couriers/queries';
import type { DataClient } from '@mawad/supabase/client';
import { useRemittanceStep } from './use-remittance-step.ts';

const sum = (classes: ClassSums[], key: 'amount' | 'fee' | 'booked_amount' | 'booked_fee') =>
  classes.reduce((total, one) => total + one[key], 0);

/** Sums of the file against the sums booked, by class, and the booking. */
export function RemittanceSums({ remittance }: { remittance: Remittance }) {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const { classes, state, second_person: second } = remittance;
  const rematch = useRemittanceStep();
  const file = sum(classes, 'amount') - sum(classes, 'fee');
  const booked = sum(classes, 'booked_amount') - sum(classes, 'booked_fee');
  const open = classes.reduce((total, one) => total + one.unresolved, 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Alert severity={state === 'booked' ? 'success' : open > 0 ? 'warning' : 'info'} role="status">
        {t(state === 'booked' ? 'remittance.bookedSums' : 'remittance.sums', {
          file: format.money(file),
          booked: format.money(booked),
        })}
        {open > 0 && ` ${t('remittance.open', { count: open, number: format.number(open) })}`}
      </Alert>
      {second && (
        <Alert severity={second === 'self' ? 'warning' : 'info'}>{t(`remittance.second.${second}`)}</Alert>
      )}
      <Panel sx={{ overflow: 'hidden' }}>
        <PortalTable
          label={t('remittance.classes')}
          columns={useSumColumns()}
          rows={classes}
          rowKey={(row) => row.class}
        />
      </Panel>
      {state !== 'booked' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Book remittance={remittance} amount={booked} isReady={open === 0 && second !== 'other'} />
          {state === 'open' && (
            <Button
              loading={rematch.isPending}
              onClick={() => rematch.mutate((db) => rematchRemittance(db, remittance))}
            >
              {t('remittance.rematch')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Books batch after batch until all lines are booked or the orders changed. */
async function bookAll(db: DataClient, seen: Remittance, paidInto: 'bank' | 'cash'): Promise<Remittance> {
  const after = await bookRemittance(db, seen, paidInto);
  return after.state === 'booking' ? bookAll(db, after, paidInto) : after;
}

function Book(props: { remittance: Remittance; amount: number; isReady: boolean }) {
  const { remittance, amount, isReady } = props;
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const [isOpen, setOpen] = useState(false);
  const [into, setInto] = useState<'bank' | 'cash'>('bank');
  const book = useRemittanceStep((after) => {
    setOpen(false);
    const text = after.state === 'booked' ? 'remittance.booked' : 'remittance.changed';
    showToast({ title: t(text), variant: after.state === 'booked' ? 'default' : 'destructive' });
  });
  return (
    <>
      <PortalChoice
        label={t('remittance.into')}
        value={into}
        options={[
          { value: 'bank', label: t('remittance.bank') },
          { value: 'cash', label: t('remittance.cash') },
        ]}
        onChoose={(value) => setInto(value === 'cash' ? 'cash' : 'bank')}
      />
      <Button variant="contained" disabled={!isReady} onClick={() => setOpen(true)}>
        {t('remittance.book')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        tone="primary"
        title={t('remittance.bookTitle', { amount: format.money(amount) })}
        text={t('remittance.bookText')}
        confirmLabel={t('remittance.bookNow')}
        busy={book.isPending}
        onConfirm={() => book.mutate((db) => bookAll(db, remittance, into))}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function useSumColumns(): PortalColumn<ClassSums>[] {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  return [
    {
      id: 'class',
      header: t('remittance.class'),
      cell: (row) => <strong>{t(`classes.${row.class}`)}</strong>,
      lead: true,
    },
    { id: 'lines', header: t('remittances.lines'), cell: (row) => format.number(row.lines), align: 'end' },
    {
      id: 'open',
      header: t('remittance.unresolved'),
      cell: (row) => format.number(row.unresolved),
      align: 'end',
    },
    { id: 'amount', header: t('remittance.amount'), cell: (row) => format.money(row.amount), align: 'end' },
    {
      id: 'expected',
      header: t('remittance.expected'),
      cell: (row) => format.money(row.expected),
      align: 'end',
    },
    { id: 'fee', header: t('remittance.fee'), cell: (row) => format.money(row.fee), align: 'end' },
    {
      id: 'booked',
      header: t('remittance.toBook'),
      cell: (row) => format.money(row.booked_amount - row.booked_fee),
      align: 'end',
    },
  ];
}
