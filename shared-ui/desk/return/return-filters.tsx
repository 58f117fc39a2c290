import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import type { ReturnStatus, ReturnWish } from './return-view.ts';

const statuses: readonly ReturnStatus[] = [
  'Requested',
  'Accepted',
  'Refused',
  'OnItsWay',
  'Received',
  'Settled',
  'Closed',
];
const wishes: readonly ReturnWish[] = ['refund', 'exchange', 'missing_part'];
const companyTasks = ['waiting', 'appealed'] as const;
const staffTasks = ['waiting', 'appealed', 'overdue', 'marked'] as const;

/** Filter of a list of returns, as the address holds it. */
export interface ReturnListFilter {
  status?: ReturnStatus;
  wish?: ReturnWish;
  waiting?: true;
  appealed?: true;
  overdue?: true;
  marked?: true;
  /** ISO dates in Iraq. */
  from?: string;
  to?: string;
  term?: string;
}

/** Reads the filter of a list of returns from the address; the staff have two more tasks. */
export function readReturnFilter(list: ListParams, reader: 'company' | 'staff'): ReturnListFilter {
  const tasks: readonly (typeof staffTasks)[number][] = reader === 'staff' ? staffTasks : companyTasks;
  const task = tasks.find((one) => one === list.filter('task'));
  return {
    status: statuses.find((one) => one === list.filter('status')),
    wish: wishes.find((one) => one === list.filter('wish')),
    ...(task && { [task]: true }),
    from: list.filter('from') || undefined,
    to: list.filter('to') || undefined,
    term: list.term || undefined,
  };
}

interface ReturnFiltersProps {
  list: ListParams;
  reader: 'company' | 'staff';
  /** Returns by status and task; undefined while they load. */
  counts: Record<string, number> | undefined;
}

/** Search and filters of a list of returns. */
export function ReturnFilters({ list, reader, counts }: ReturnFiltersProps) {
  const { t } = useTranslation(['return-desk', 'returns', 'desk']);
  const format = useFormat();
  const counted = (label: string, count: number | undefined) =>
    count ? t('counted', { label, number: format.number(count) }) : label;
  const tasks = reader === 'staff' ? staffTasks : companyTasks;
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        hasCounts
        label={t('status')}
        value={statuses.find((one) => one === list.filter('status')) ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...statuses.map((value) => ({
            value,
            label: counted(t(`returns:statuses.${value}`), counts?.[value]),
          })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <PortalSelect
        label={t('task')}
        value={tasks.find((one) => one === list.filter('task')) ?? ''}
        options={[
          { value: '', label: t('anyTask') },
          ...tasks.map((value) => ({ value, label: counted(t(`tasks.${value}`), counts?.[value]) })),
        ]}
        onChoose={(value) => list.setFilter('task', value)}
      />
      <PortalSelect
        label={t('wish')}
        value={wishes.find((one) => one === list.filter('wish')) ?? ''}
        options={[
          { value: '', label: t('anyWish') },
          ...wishes.map((value) => ({ value, label: t(`returns:wishes.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('wish', value)}
      />
      <PortalDay
        label={t('desk:filters.from')}
        value={list.filter('from')}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay
        label={t('desk:filters.to')}
        value={list.filter('to')}
        onChoose={(day) => list.setFilter('to', day)}
      />
    </PortalFilters>
  );
}
