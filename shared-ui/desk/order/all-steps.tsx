import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import {
  orderChangeQuery,
  type OrderChangeSource,
  orderSelectionQuery,
} from '@mawad/shared-ui/desk/order/order-change-source.ts';
import type { CourierChoice } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { StepButtons, type StepChoice, type StepInput } from '@mawad/shared-ui/desk/order/step-buttons.tsx';

interface AllStepsProps {
  source: OrderChangeSource;
  /** Identifies the selection. */
  id: string;
  filter: object;
  /** Excluded orders. */
  except: string[];
  /** Steps that the reader may take, the usual one first. */
  steps: readonly OrderStep[];
  couriers: readonly CourierChoice[];
  /** Called when the change has started. */
  onStarted: (id: string) => void;
}

/** Buttons that take a step with all orders that match a filter; the database counts them and a job changes them. */
export function AllSteps(props: AllStepsProps) {
  const { source, id, filter, except, steps, couriers, onStarted } = props;
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const { data, error, isPlaceholderData } = useQuery(orderSelectionQuery(source, id, filter, except));
  if (error && !data) return <span role="alert">{messageOf(error)}</span>;
  if (!data || isPlaceholderData) return <Skeleton width={160} height={32} />;
  const choices = steps.flatMap((step) => data.steps.filter((choice) => choice.step === step));

  async function take({ step, count }: StepChoice, input: StepInput) {
    try {
      const change = await source.start(id, step, { ...input, except, expected: count });
      queryClient.setQueryData(orderChangeQuery(source, id).queryKey, change);
      onStarted(id);
    } catch (failure) {
      showToast({ title: t('bulk.failed'), description: messageOf(failure), variant: 'destructive' });
    }
  }

  return <StepButtons choices={choices} couriers={couriers} counted onTake={take} />;
}
