import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ManagedReason } from '@mawad/supabase/returns/queries';
import { ClocksForm } from './clocks-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { returnHrefs } from './return-hrefs.ts';
import { returnReasonsQuery, returnSettingsQuery } from './return-queries.ts';

/** Vocabulary of reasons and the deadlines of returns. */
export function ReturnReasonsPage() {
  const { t } = useTranslation('return-desk');
  const services = useServices();
  const reasons = useQuery(returnReasonsQuery(services));
  const settings = useQuery(returnSettingsQuery(services));
  const [edited, setEdited] = useState<ManagedReason | 'new' | null>(null);
  const columns = useColumns(setEdited);
  const failed = [reasons, settings].find(({ isError, data }) => isError && !data);
  return (
    <PortalPage
      title={t('reasons.title')}
      subtitle={t('reasons.lead')}
      back={{ to: returnHrefs.list, label: t('back') }}
      action={
        <Button variant="contained" onClick={() => setEdited('new')}>
          {t('reasons.add')}
        </Button>
      }
    >
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
            {t('reasons.list')}
          </Typography>
          {reasons.isPending && <PortalTableSkeleton />}
          {reasons.data && (
            <Panel sx={{ overflow: 'hidden' }}>
              <PortalTable
                label={t('reasons.list')}
                columns={columns}
                rows={reasons.data}
                rowKey={({ id }) => id}
              />
            </Panel>
          )}
        </Box>
        {settings.data && <ClocksForm key={settings.data.version} settings={settings.data} />}
      </Box>
      {edited && (
        <ReasonDialog
          reason={edited === 'new' ? null : edited}
          place={(reasons.data?.length ?? 0) + 1}
          onClose={() => setEdited(null)}
        />
      )}
    </PortalPage>
  );
}

function useColumns(onEdit: (reason: ManagedReason) => void): PortalColumn<ManagedReason>[] {
  const { t } = useTranslation(['return-desk', 'returns']);
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('reasons.name'),
      lead: true,
      cell: (row) => (
        <>
          <Box sx={{ fontWeight: 600 }}>{localized(row, 'name', language)}</Box>
          <Box
            lang={language === 'ar' ? 'en' : 'ar'}
            sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}
          >
            <bdi>{localized(row, 'name', language === 'ar' ? 'en' : 'ar')}</bdi>
          </Box>
        </>
      ),
    },
    {
      id: 'fault',
      header: t('reasons.fault'),
      cell: (row) => t(row.is_fault ? 'reasons.yes' : 'reasons.no'),
    },
    {
      id: 'wayBack',
      header: t('reasons.wayBack'),
      cell: ({ way_back_by: payer }) => t(`returns:sides.${payer}`),
    },
    {
      id: 'used',
      header: t('reasons.used'),
      align: 'end',
      cell: ({ used }) => format.number(used),
    },
    {
      id: 'state',
      header: t('reasons.state'),
      cell: (row) => t(row.is_active ? 'reasons.active' : 'reasons.inactive'),
    },
    {
      id: 'actions',
      header: t('reasons.actions'),
      silentHeader: true,
      align: 'end',
      cell: (row) => (
        <Button
          size="small"
          onClick={() => onEdit(row)}
          aria-label={t('reasons.editNamed', { name: localized(row, 'name', language) })}
        >
          {t('reasons.edit')}
        </Button>
      ),
    },
  ];
}
