import { useState } from 'react';
import {
  changeBuyingFor,
  readBuyingFor,
  useBuyingFor,
  type BuyingFor,
} from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Buying, PurchaseReason } from '@mawad/supabase/buying/queries';
import { purchaseReasonsQuery } from '../../buying/buying-queries.ts';

/** For whom the order is: as its cart, unless checkout chose otherwise. */
const orderChoice = (choice: BuyingFor): BuyingFor => ({ ...choice, ...choice.order });

/** A choice in checkout concerns the order alone, because another choice of the page shows another cart. */
function changeOrder(part: Partial<BuyingFor>): void {
  const { isPrivate, project, costCode } = { ...orderChoice(readBuyingFor()), ...part };
  changeBuyingFor({ costCode, order: { isPrivate, project } });
}

/** The project for which a checkout starts: the one chosen last in this browser, if it is still open. */
export function startProject(buying: Buying | null | undefined): Buying['projects'][number] | undefined {
  const { isPrivate, project } = orderChoice(readBuyingFor());
  if (isPrivate || !buying?.rights.includes('order')) return undefined;
  return buying.projects.find(({ id }) => id === project);
}

export interface BuyingChoice {
  /** Null: the person buys for no company. */
  buying: Buying | null;
  choice: BuyingFor;
  change: (part: Partial<BuyingFor>) => void;
  /** Limits that the order exceeds; empty for a private order. */
  reasons: PurchaseReason[];
  note: string;
  setNote: (note: string) => void;
}

/** For whom the checkout buys, as chosen last in this browser. `total`: cost of the order, null while it is unknown. */
export function useBuyingChoice(total: number | null): BuyingChoice {
  const services = useServices();
  const { data } = useQuery(buyingQuery(services));
  const choice = orderChoice(useBuyingFor());
  const [note, setNote] = useState('');
  const buying = data?.rights.includes('order') ? data : null;
  const project = buying?.projects.some(({ id }) => id === choice.project) ? choice.project : '';
  const isFor = buying !== null && !choice.isPrivate;
  const { data: reasons = [] } = useQuery({
    ...purchaseReasonsQuery(services, total ?? 0, project || null),
    enabled: isFor && total !== null,
  });
  return {
    buying,
    choice: { ...choice, project },
    change: changeOrder,
    reasons: isFor ? reasons : [],
    note,
    setNote,
  };
}

/** The company, project and cost code that an order names; undefined for a private one. */
export function buyingInputOf({ buying, choice }: BuyingChoice) {
  if (!buying || choice.isPrivate) return undefined;
  return {
    company_id: buying.company.id,
    project_id: choice.project || null,
    cost_code: choice.costCode.trim() || null,
  };
}
