import type { Backend } from '../client.ts';
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
} from './queries.ts';

/** Steps of a return and its pictures, as the shared pages of the portals call them. */
export function returnSource(backend: () => Backend, newName: () => string) {
  const db = () => backend().data;
  return {
    store: (orderId: string, picture: Blob) => storeReturnPicture(backend(), orderId, newName(), picture),
    sign: (path: string) => signReturnPicture(backend(), path),
    accept: (seen: SeenReturn, body: { handover: ReturnHandover; reduction?: number; note?: string }) =>
      acceptReturn(db(), seen, body),
    refuse: (seen: SeenReturn, note: string, pictures: string[]) => refuseReturn(db(), seen, note, pictures),
    markSent: (seen: SeenReturn, note?: string) => markReturnSent(db(), seen, note),
    receive: (seen: SeenReturn, body: ReceivedReturn) => receiveReturn(db(), seen, body),
    settle: (seen: SeenReturn, body: ReturnSettlement) => settleReturn(db(), seen, body),
    exchange: (seen: SeenReturn) => exchangeReturn(db(), seen),
    appeal: (seen: SeenReturn, note: string, pictures: string[]) => appealReturn(db(), seen, note, pictures),
    askEvidence: (seen: SeenReturn, side: ReturnSide, note: string) => askEvidence(db(), seen, side, note),
    giveEvidence: (seen: SeenReturn, note: string, pictures: string[]) =>
      giveEvidence(db(), seen, note, pictures),
    decide: (seen: SeenReturn, body: ReturnDecision) => decideReturn(db(), seen, body),
    undo: (seen: SeenReturn, note: string) => undoReturnStep(db(), seen, note),
  };
}
