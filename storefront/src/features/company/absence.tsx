import { useState } from 'react';
import { baghdadDay, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { setOwnAbsence, type Buying } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { buyingMembersQuery } from '../../buying/buying-queries.ts';

/** Days on which an approver is absent, and the deputy. */
export function Absence({ buying }: { buying: Buying }) {
  const { t } = useTranslation('buying');
  const { data } = useQuery(buyingMembersQuery(useServices()));
  const me = useStore((state) => state.session.user?.id);
  const [from, setFrom] = useState(buying.absent_from ?? baghdadDay());
  const [until, setUntil] = useState(buying.absent_until ?? baghdadDay(7));
  const [deputy, setDeputy] = useState(buying.deputy_id ?? '');
  const save = useAction({
    act: (services, back: boolean) =>
      setOwnAbsence(
        backendOf(services).data,
        back ? null : { absent_from: from, absent_until: until, deputy_id: deputy || null },
      ),
    reads: ['buying'],
    done: (back) => t(back ? 'absence.ended' : 'absence.saved'),
    failed: t('absence.failed'),
  });
  return (
    <Panel component="details" sx={{ paddingBlock: 1, paddingInline: 2 }}>
      <Box component="summary" sx={summaryStyle}>
        {t('absence.title')}
      </Box>
      <Box
        component="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          save.mutate(false);
        }}
        sx={{ display: 'grid', gap: 2, paddingBlockStart: 1, maxInlineSize: 480 }}
      >
        <Typography color="textSecondary">{t('absence.text')}</Typography>
        <TextInput
          label={t('absence.from')}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextInput
          label={t('absence.until')}
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextInput
          select
          label={t('absence.deputy')}
          value={deputy}
          onChange={(event) => setDeputy(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('absence.none')}</option>
          {data?.members
            .filter(({ user_id }) => user_id !== me)
            .map(({ user_id, full_name, email }) => (
              <option key={user_id} value={user_id}>
                {full_name || email}
              </option>
            ))}
        </TextInput>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('absence.save')}
          </Button>
          {buying.absent_from && (
            <Button onClick={() => save.mutate(true)} disabled={save.isPending}>
              {t('absence.end')}
            </Button>
          )}
        </Box>
      </Box>
    </Panel>
  );
}

const summaryStyle = {
  cursor: 'pointer',
  fontWeight: 600,
  minBlockSize: 44,
  display: 'list-item',
  alignContent: 'center',
} as const;
