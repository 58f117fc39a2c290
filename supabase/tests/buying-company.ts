import { randomUUID } from 'node:crypto';
import {
  acceptBuyingInvitation,
  createBuyingCompany,
  inviteBuyingMember,
  requestPurchase,
  saveProject,
  type BuyingLimits,
  type BuyingRole,
  type ProjectInput,
} from '../src/buying/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { type Actor, createActor, type Sql } from './actors.ts';
import { delivery } from './goods.ts';

/** A company that buys and a person in each role; the buyer may order up to 100,000 IQD. */
export interface BuyingCompany {
  id: string;
  owner: Actor;
  approver: Actor;
  buyer: Actor;
  accountant: Actor;
  viewer: Actor;
}

/** A person joins the owner's company by a shared link. */
export async function join(
  owner: Actor,
  person: Actor,
  role: BuyingRole,
  limits: Partial<BuyingLimits> = {},
): Promise<void> {
  const token = await inviteBuyingMember(owner.db, {
    ...{ email: null, role, language: 'en', order_limit: null, month_limit: null },
    ...limits,
  });
  await acceptBuyingInvitation(person.db, token!);
}

export async function createBuyers(sql: Sql): Promise<BuyingCompany> {
  const person = (name: string) => createActor(sql, 'buyer', { full_name: name });
  const owner = await person('Owner');
  const approver = await person('Approver');
  const buyer = await person('Foreman');
  const accountant = await person('Accountant');
  const viewer = await person('Viewer');
  const id = await createBuyingCompany(owner.db, {
    name: `Contractor ${randomUUID().slice(0, 8)}`,
    tax_number: 'T-100',
    trade_licence: null,
  });
  await join(owner, approver, 'approver');
  await join(owner, buyer, 'buyer', { order_limit: 100_000 });
  await join(owner, accountant, 'accountant');
  await join(owner, viewer, 'viewer');
  return { id, owner, approver, buyer, accountant, viewer };
}

export const projectInput = (values: Partial<ProjectInput> = {}): ProjectInput => ({
  ...{ name: 'Hospital', number: null, receiver: null, phone: null, governorate: null, district: null },
  ...{ address: null, budget: null, order_limit: null, month_limit: null, state: 'open' },
  ...values,
});

export const createProject = (owner: Actor, values: Partial<ProjectInput> = {}): Promise<string> =>
  saveProject(owner.db, null, projectInput(values));

export interface CartLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
  unit_price: number;
}

export const line = (product_id: number, quantity: number, unit_price = 10_000): CartLine => ({
  ...{ product_id, variant_id: null, quantity, unit_price },
});

interface Purchase {
  project_id?: string | null;
  idempotency_key?: string;
  note?: string;
  ordered_from?: { company_id: string };
}

const purchase = (company: string, lines: CartLine[], values: Purchase) => ({
  idempotency_key: values.idempotency_key ?? randomUUID(),
  ...{ lines, delivery, language: 'en' as const },
  buying: { company_id: company, project_id: values.project_id ?? null, cost_code: 'CC-7' },
  ordered_from: values.ordered_from,
});

export const orderFor = (company: string, person: Actor, lines: CartLine[], values: Purchase = {}) =>
  placeOrder(person.db, purchase(company, lines, values));

export const askFor = (company: string, person: Actor, lines: CartLine[], values: Purchase = {}) =>
  requestPurchase(person.db, { ...purchase(company, lines, values), note: values.note });
