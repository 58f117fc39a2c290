import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { acceptQuote } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { toDeliveryAddress, type DeliveryValues } from '../../address/delivery-schema.ts';
import { useSaveAddress } from '../../address/use-save-address.ts';
import { asAppError, isResultUnknown } from '../../lost-answers/lost-answer.ts';
import { retryUntilAnswered } from '../../lost-answers/retry-until-answered.ts';
import { toAcceptedLines, type ChosenLine } from './selection.ts';
import { acceptKey, forgetAcceptance } from './selection-storage.ts';

export type AcceptedOrders = Awaited<ReturnType<typeof acceptQuote>>['orders'];

/** `checking`: the response was lost, and the same acceptance is repeated until the server responds. */
export type AcceptPhase = 'idle' | 'sending' | 'checking';

/** Accepts the chosen prices once: one call at a time, and equal acceptances have the same idempotency key. */
export function useAccept(requestId: string) {
  const services = useServices();
  const language = useLanguage();
  const saveAddress = useSaveAddress();
  const [phase, setPhase] = useState<AcceptPhase>('idle');
  const [problem, setProblem] = useState<AppError | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const isAccepted = useRef(false);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Returns the orders, or the error if the server refused; null if a call is running or the page was left. */
  async function accept(
    chosen: readonly ChosenLine[],
    values: DeliveryValues,
    needsPlace: boolean,
  ): Promise<AcceptedOrders | AppError | null> {
    if (leaving.current || isAccepted.current) return null;
    const controller = new AbortController();
    leaving.current = controller;
    setPhase('sending');
    setProblem(null);
    const lines = toAcceptedLines(chosen);
    const delivery = toDeliveryAddress(values, needsPlace);
    const key = acceptKey(requestId, { lines, delivery });
    const send = () => acceptQuote(backendOf(services).data, requestId, key, lines, delivery, language);
    try {
      // Offline, nothing is sent and the error can be shown at once.
      if (navigator.onLine === false) throw new AppError('network', { sent: false }, true);
      const { orders } = await send().catch((cause: unknown) => {
        if (!isResultUnknown(asAppError(cause))) throw cause;
        setPhase('checking');
        return retryUntilAnswered(send, controller.signal);
      });
      isAccepted.current = true;
      if (needsPlace) saveAddress(values);
      forgetAcceptance(requestId);
      return orders;
    } catch (cause) {
      if (controller.signal.aborted) return null;
      const error = asAppError(cause);
      setProblem(error);
      return error;
    } finally {
      leaving.current = null;
      setPhase('idle');
      for (const domain of ['quotes', 'orders'] as const)
        void services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) });
    }
  }

  return { accept, phase, problem, clearProblem: () => setProblem(null) };
}
