import type { RefundWay, ReturnCondition, ReturnHandover, ReturnRuling, ReturnSide } from './return-view.ts';

/** Version of a return that the page shows. */
export interface SeenReturn {
  id: string;
  version: number;
}

/** Access to pictures of returns. */
export interface ReturnPictureSource {
  /** Stores an encoded picture for a step of a return and returns its path. */
  store: (orderId: string, picture: Blob) => Promise<string>;
  /** URL that shows a picture for a minute. */
  sign: (path: string) => Promise<string>;
}

/** Steps that the portals take with returns. */
export interface ReturnSource extends ReturnPictureSource {
  accept: (
    seen: SeenReturn,
    body: { handover: ReturnHandover; reduction?: number; note?: string },
  ) => Promise<void>;
  refuse: (seen: SeenReturn, note: string, pictures: string[]) => Promise<void>;
  markSent: (seen: SeenReturn, note?: string) => Promise<void>;
  receive: (
    seen: SeenReturn,
    body: {
      lines: { id: number; quantity: number; condition: ReturnCondition; restock: number }[];
      refund?: number;
      note?: string;
      pictures?: string[];
    },
  ) => Promise<void>;
  settle: (
    seen: SeenReturn,
    body: { way: RefundWay; day: string; reference?: string; amount?: number; note?: string },
  ) => Promise<void>;
  /** Returns the id of the new order. */
  exchange: (seen: SeenReturn) => Promise<string>;
  appeal: (seen: SeenReturn, note: string, pictures: string[]) => Promise<void>;
  askEvidence: (seen: SeenReturn, side: ReturnSide, note: string) => Promise<void>;
  giveEvidence: (seen: SeenReturn, note: string, pictures: string[]) => Promise<void>;
  decide: (
    seen: SeenReturn,
    body: {
      outcome: ReturnRuling;
      amount?: number;
      lines?: { id: number; quantity: number; restock: number }[];
      comes_back?: boolean;
      reason: string;
    },
  ) => Promise<void>;
  undo: (seen: SeenReturn, note: string) => Promise<void>;
  /** Reads the returns and what a step changed with them again. */
  refresh: () => Promise<unknown>;
}
