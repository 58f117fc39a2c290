import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type audit from '@mawad/shared-i18n/locales/en/audit.json';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList, type PortalListProps } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';

interface AuditListProps<Entry extends { id: number }> extends Pick<
  PortalListProps<Entry>,
  'label' | 'query' | 'columns' | 'sort'
> {
  list: ListParams;
  /** Tables whose changes the filter offers. */
  tables: readonly (keyof typeof audit.things)[];
  /** Filters by term or person. */
  filters: ReactNode;
  /** Saved views and export around the button back to the whole log. */
  views: (wholeLog: ReactNode) => ReactNode;
}

/** Changes of records: filters by person, thing and day, views, and the list. A filter `batch` shows one bulk change. */
export function AuditList<Entry extends { id: number }>({
  list,
  tables,
  filters,
  views,
  ...shown
}: AuditListProps<Entry>) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return (
    <>
      <PortalFilters>
        {filters}
        <PortalSelect
          label={t('thing')}
          value={list.filter('thing')}
          options={[
            { value: '', label: t('anything') },
            ...tables.map((name) => ({ value: name, label: t(`things.${name}`) })),
          ]}
          onChoose={(name) => list.setFilter('thing', name)}
        />
        {(['from', 'to'] as const).map((name) => (
          <PortalDay
            key={name}
            label={t(name)}
            value={list.filter(name)}
            onChoose={(day) => list.setFilter(name, day)}
          />
        ))}
      </PortalFilters>
      {views(
        list.filter('batch') && (
          <Button size="small" onClick={() => list.setFilter('batch', '')}>
            {t('wholeLog')}
          </Button>
        ),
      )}
      <PortalList
        {...shown}
        rowKey={(entry) => entry.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
    </>
  );
}
