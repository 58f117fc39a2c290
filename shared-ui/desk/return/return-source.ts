import { useMemo } from 'react';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery, type QueryDomain } from '@mawad/supabase/query-keys';
import {
  acceptReturn,
  appealReturn,
  askEvidence,
  decideReturn,
  exchangeReturn,
  giveEvidence,
  markReturnSent,
  receiveReturn,
  type ReceivedReturn,
  refuseReturn,
  type ReturnDecision,
  type ReturnHandover,
  type ReturnSettlement,
  type ReturnSide,
  type SeenReturn,
  settleReturn,
  signReturnPicture,
  storeReturnPicture,
  undoReturnStep,
} from '@mawad/supabase/returns/queries';

/** Access to pictures of returns. */
export interface ReturnPictureSource {
  /** Stores an encoded picture for a step of a return and returns its path. */
  store: (orderId: string, picture: Blob) => Promise<string>;
  /** URL that shows a picture for a minute. */
  sign: (path: string) => Promise<string>;
}

/** Steps that the portals take with returns. */
export type ReturnSource = ReturnType<typeof returnSource>;

function returnSource(services: Services, changed: readonly QueryDomain[]) {
  const backend = () => backendOf(services);
  const db = () => backend().data;
  const pictures: ReturnPictureSource = {
    store: (orderId, picture) => storeReturnPicture(backend(), orderId, mintUuid(), picture),
    sign: (path) => signReturnPicture(backend(), path),
  };
  return {
    ...pictures,
    accept: (seen: SeenReturn, body: { handover: ReturnHandover; reduction?: number; note?: string }) =>
      acceptReturn(db(), seen, body),
    refuse: (seen: SeenReturn, note: string, paths: string[]) => refuseReturn(db(), seen, note, paths),
    markSent: (seen: SeenReturn, note?: string) => markReturnSent(db(), seen, note),
    receive: (seen: SeenReturn, body: ReceivedReturn) => receiveReturn(db(), seen, body),
    settle: (seen: SeenReturn, body: ReturnSettlement) => settleReturn(db(), seen, body),
    /** Returns the id of the new order. */
    exchange: (seen: SeenReturn) => exchangeReturn(db(), seen),
    appeal: (seen: SeenReturn, note: string, paths: string[]) => appealReturn(db(), seen, note, paths),
    askEvidence: (seen: SeenReturn, side: ReturnSide, note: string) => askEvidence(db(), seen, side, note),
    giveEvidence: (seen: SeenReturn, note: string, paths: string[]) => giveEvidence(db(), seen, note, paths),
    decide: (seen: SeenReturn, body: ReturnDecision) => decideReturn(db(), seen, body),
    undo: (seen: SeenReturn, note: string) => undoReturnStep(db(), seen, note),
    /** Reads the returns and what a step changed with them again. */
    refresh: () =>
      Promise.all(
        changed.map((domain) => services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) })),
      ),
  };
}

/** `changed`: queries that a step makes stale, always the same array. */
export function useReturnSource(changed: readonly QueryDomain[]): ReturnSource {
  const services = useServices();
  return useMemo(() => returnSource(services, changed), [services, changed]);
}
