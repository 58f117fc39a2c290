import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { acceptQuote, requestQuotePurchase } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { toDeliveryAddress, type DeliveryValues } from '../../address/delivery-schema.ts';
import { useSaveAddress } from '../../address/use-save-address.ts';
import { asAppError, isResultUnknown } from '../../lost-answers/lost-answer.ts';
import { retryUntilAnswered } from '../../lost-answers/retry-until-answered.ts';
import { toAcceptedLines, type ChosenLine } from './selection.ts';
import { acceptKey, forgetAcceptance } from './selection-storage.ts';

/** Cost code and approval of an acceptance for a company. */
export interface AcceptFor {
  costCode?: string;
  /** The acceptance only asks for approval. */
  approval?: { note?: string };
}

/** `request`: id of the purchase request that waits for approval. */
export type AcceptResult = { orders: AcceptedOrders } | { request: string };

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

  /** Returns the result, or the error if the server refused; null if a call is running or the page was left. */
  async function accept(
    chosen: readonly ChosenLine[],
    values: DeliveryValues,
    needsPlace: boolean,
    { costCode, approval }: AcceptFor = {},
  ): Promise<AcceptResult | AppError | null> {
    if (leaving.current || isAccepted.current) return null;
    const controller = new AbortController();
    leaving.current = controller;
    setPhase('sending');
    setProblem(null);
    const lines = toAcceptedLines(chosen);
    const delivery = toDeliveryAddress(values, needsPlace);
    const { data: db } = backendOf(services);
    const body = { lines, delivery, ...(costCode && { cost_code: costCode }) };
    const acceptance = { ...body, idempotency_key: acceptKey(requestId, { ...body, ...approval }), language };
    const send = async (): Promise<AcceptResult> =>
      approval
        ? { request: (await requestQuotePurchase(db, requestId, { ...acceptance, ...approval })).id }
        : { orders: (await acceptQuote(db, requestId, acceptance)).orders };
    try {
      // Offline, nothing is sent and the error can be shown at once.
      if (navigator.onLine === false) throw new AppError('network', { sent: false }, true);
      const result = await send().catch((cause: unknown) => {
        if (!isResultUnknown(asAppError(cause))) throw cause;
        setPhase('checking');
        return retryUntilAnswered(send, controller.signal);
      });
      isAccepted.current = true;
      if (needsPlace) saveAddress(values);
      forgetAcceptance(requestId);
      return result;
    } catch (cause) {
      if (controller.signal.aborted) return null;
      const error = asAppError(cause);
      setProblem(error);
      return error;
    } finally {
      leaving.current = null;
      setPhase('idle');
      for (const domain of ['quotes', 'orders', 'buying'] as const)
        void services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) });
    }
  }

  return { accept, phase, problem, clearProblem: () => setProblem(null) };
}
