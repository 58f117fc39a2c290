import { useTranslation } from '@mawad/shared-i18n';
import { Chip } from '@mawad/shared-ui/kit/mui-more.ts';

const colours = { open: 'success', warned: 'warning', over: 'error', paused: 'error' } as const;

/** State of a company's debt, in words. */
export function DebtState({ state }: { state: keyof typeof colours }) {
  const { t } = useTranslation('money');
  return (
    <Chip
      size="small"
      variant={state === 'paused' ? 'filled' : 'outlined'}
      color={colours[state]}
      label={t(`states.${state}`)}
    />
  );
}
