import { useTranslation } from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { ReturnCase } from '@mawad/supabase/returns/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

interface Step<Input> {
  thing: ReturnCase;
  act: (db: DataClient, seen: ReturnCase, input: Input) => Promise<void>;
  /** Shown after the step. */
  done: string;
  onClose: () => void;
}

/** Takes a step of the buyer with a return as the page showed it when the dialog opened. */
export function useStep<Input>({ thing, act, done, onClose }: Step<Input>) {
  const { t } = useTranslation('own-returns');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing,
    act: (seen, input: Input) => act(backendOf(services).data, seen, input),
    onDone: () => {
      showToast({ title: done });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('returns') }),
    failed: t('stepFailed'),
  });
}
