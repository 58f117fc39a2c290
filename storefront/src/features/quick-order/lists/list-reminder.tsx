import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { type PurchaseList, setListReminder } from '@mawad/supabase/lists/queries';
import { listsKey } from './list-queries.ts';

/** Weeks between two reminders that can be chosen. */
const choices = [1, 2, 4, 8, 12, 26];

/** Choice of how often the reader is reminded to order the list again; saved immediately. */
export function ListReminder({ list }: { list: PurchaseList }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const change = useAction({
    act: (services, weeks: number | null) => setListReminder(backendOf(services).data, list.id, weeks),
    reads: [listsKey],
    failed: t('purchase.reminder.failed'),
  });
  const weeks = change.isPending ? change.variables : (list.reminder?.weeks ?? null);
  return (
    <TextField
      select
      size="small"
      label={t('purchase.reminder.label')}
      value={weeks ?? ''}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate(target.value === '' ? null : Number(target.value))}
      helperText={
        list.reminder &&
        !change.isPending &&
        t('purchase.reminder.next', { day: format.date(list.reminder.next_on) })
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('purchase.reminder.never')}</option>
      {choices.map((count) => (
        <option key={count} value={count}>
          {t('purchase.reminder.weeks', { count, number: format.number(count) })}
        </option>
      ))}
    </TextField>
  );
}
