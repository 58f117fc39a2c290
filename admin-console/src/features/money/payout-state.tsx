import { useTranslation } from '@mawad/shared-i18n';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import type { PayoutState as State } from '@mawad/supabase/ledger/queries';

const colours = { proposed: 'warning', sent: 'primary', confirmed: 'success', cancelled: 'default' } as const;

export function PayoutState({ state }: { state: State }) {
  const { t } = useTranslation('money');
  return <Chip size="small" variant="outlined" color={colours[state]} label={t(`payouts.states.${state}`)} />;
}
