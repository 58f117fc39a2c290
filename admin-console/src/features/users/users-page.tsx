import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { backendOf } from '@mawad/supabase/client';
import { listUsers, type UserRole, userRoles, userSorts } from '@mawad/supabase/people/users-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useUserColumns } from './user-columns.tsx';
import { usersQuery } from './user-queries.ts';

const pageSize = 20;

function readRole(text: string): UserRole | '' {
  return userRoles.find((role) => role === text) ?? '';
}

/** Value of a yes/no filter in the address; undefined for any. */
const choiceOf = (text: string) => (text === 'yes' ? true : text === 'no' ? false : undefined);

export function UsersPage() {
  const { t } = useTranslation(['admin-console', 'common']);
  const list = useListParams();
  const format = useFormat();
  const columns = useShownColumns(useUserColumns(), list, 'console-users');
  const role = readRole(list.filter('role'));
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: userSorts.find((one) => one === sort.value),
    role: role || undefined,
    verified: choiceOf(list.filter('verified')),
    suspended: choiceOf(list.filter('suspended')),
    term: list.term || undefined,
  };
  const query = useQuery(usersQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage title={t('users.title')}>
      <PortalFilters>
        <PortalSearch label={t('users.search')} value={list.term} onSearch={list.setTerm} />
        <PortalChoice
          label={t('users.role')}
          value={role}
          options={[
            { value: '', label: t('users.anyRole') },
            ...userRoles.map((value) => ({ value, label: t(`admin-console:roles.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('role', value)}
        />
        <PortalSelect
          label={t('users.verification')}
          value={list.filter('verified')}
          options={[
            { value: '', label: t('users.anyVerification') },
            { value: 'yes', label: t('users.verified') },
            { value: 'no', label: t('users.unverified') },
          ]}
          onChoose={(value) => list.setFilter('verified', value)}
        />
        <PortalSelect
          label={t('users.status')}
          value={list.filter('suspended')}
          options={[
            { value: '', label: t('users.anyStatus') },
            { value: 'no', label: t('users.active') },
            { value: 'yes', label: t('users.suspended') },
          ]}
          onChoose={(value) => list.setFilter('suspended', value)}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-users"
        view={{
          name: t('users.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listUsers(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('users.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(user) => user.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('users.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`users.${message}`)} />}
      />
    </PortalPage>
  );
}
