import { useState } from 'react';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Buying, PurchaseReason } from '@mawad/supabase/buying/queries';
import type { Comparison } from '@mawad/supabase/quotes/queries';
import { purchaseReasonsQuery } from '../../buying/buying-queries.ts';
import type { AcceptFor } from './use-accept.ts';

/** Approval and cost code of an acceptance for the company of the request. */
export interface QuoteApproval {
  /** Null: a private request. */
  buying: Buying | null;
  /** Limits of the caller that the acceptance exceeds. */
  reasons: PurchaseReason[];
  /** It needs approval, but nobody can approve it. */
  isHopeless: boolean;
  note: string;
  setNote: (note: string) => void;
  costCode: string;
  setCostCode: (costCode: string) => void;
  acceptFor: AcceptFor;
}

/** `total`: goods and delivery of the chosen lines, IQD. */
export function useQuoteApproval(request: Comparison['request'], total: number): QuoteApproval {
  const services = useServices();
  const [note, setNote] = useState('');
  const [costCode, setCostCode] = useState('');
  const isFor = request.buying !== null;
  const { data: buying = null } = useQuery({ ...buyingQuery(services), enabled: isFor });
  const { data: reasons = [] } = useQuery({
    ...purchaseReasonsQuery(services, total, request.project_id),
    enabled: isFor && request.may_accept,
  });
  return {
    ...{ buying: isFor ? buying : null, reasons, note, setNote, costCode, setCostCode },
    isHopeless: reasons.length > 0 && buying?.approvers.length === 0,
    acceptFor: {
      costCode: costCode.trim() || undefined,
      ...(reasons.length > 0 && { approval: { note: note.trim() || undefined } }),
    },
  };
}
