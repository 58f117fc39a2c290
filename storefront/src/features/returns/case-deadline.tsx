import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClockOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ReturnCase } from '@mawad/supabase/returns/queries';

/** Who has to act until when, and what happens without it; nothing while no clock runs. */
export function CaseDeadline({ thing }: { thing: ReturnCase }) {
  const text = useDeadlineText()(thing);
  if (!text) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
      <Icon path={mdiClockOutline} size={20} />
      <span>{text}</span>
    </Box>
  );
}

function useDeadlineText() {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  return ({ due_at: due, due_kind: kind, actions, appeal }: ReturnCase): string | null => {
    if (due === null || kind === null) return null;
    const time = { time: format.dateTime(due) };
    switch (kind) {
      case 'appeal':
        return t(actions.includes('appeal') ? 'due.appealOwn' : 'due.appealOther', time);
      case 'evidence':
        return t(appeal?.evidence_side === 'buyer' ? 'due.evidenceOwn' : 'due.evidenceOther', time);
      default:
        return t(`due.${kind}`, time);
    }
  };
}
