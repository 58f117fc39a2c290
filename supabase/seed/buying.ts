import type { BuyingRole } from '../src/buying/values.ts';
import type { BuyerSeed } from './buyers.ts';
import type { Offer } from './catalogue/offers.ts';
import { checkoutOf, type CheckoutSeed } from './orders.ts';
import { shuffle, uuidOf } from './random.ts';
import { approvedSellers } from './sellers.ts';

/** A person of the demo company that buys. */
interface BuyingPersonSeed extends BuyerSeed {
  role: BuyingRole;
  /** IQD; null: none. */
  orderLimit: number | null;
  monthLimit: number | null;
}

const person = (
  account: string,
  role: BuyingRole,
  name: string,
  language: 'en' | 'ar',
  limits: { order: number; month: number } | null = null,
): BuyingPersonSeed => ({
  id: uuidOf(`user/${account}`),
  email: `${account}@mawad.test`,
  phone: `+96478${String(parseInt(uuidOf(account).slice(0, 6), 16)).padStart(8, '0')}`,
  ...{ name, language, role, orderLimit: limits?.order ?? null, monthLimit: limits?.month ?? null },
  ...{ governorate: 'IQ-BG', district: 'Karadah', address: 'Street 52, Building 8', landmark: null },
});

/** People of the demo company that buys, the owner first. */
export const buyingPeople: readonly BuyingPersonSeed[] = [
  person('owner', 'owner', 'Salma Al-Khafaji', 'en'),
  person('approver', 'approver', 'Omar Al-Azzawi', 'en'),
  person('foreman', 'buyer', 'جاسم الساعدي', 'ar', { order: 150_000, month: 2_000_000 }),
  person('accountant', 'accountant', 'Rana Habib', 'en'),
  person('viewer', 'viewer', 'مهند القيسي', 'ar'),
];
const [owner, approver, foreman] = buyingPeople as [BuyingPersonSeed, BuyingPersonSeed, BuyingPersonSeed];

export const buyingCompany = {
  name: 'Jisr Contracting',
  taxNumber: '400127865',
  tradeLicence: 'BGW-22841',
};

/** Contents of `save_project`. */
export const projects = {
  school: {
    ...{ name: 'School in Zayouna', number: 'P-101', receiver: 'جاسم الساعدي', phone: foreman.phone },
    ...{ governorate: 'IQ-BG', district: 'Karadah', address: 'Zayouna, Street 30, next to the clinic' },
    ...{ budget: 4_000_000, order_limit: null, month_limit: null, state: 'open' },
  },
  clinic: {
    ...{ name: 'Clinic in Hilla', number: 'P-102', receiver: 'Omar Al-Azzawi', phone: approver.phone },
    ...{ governorate: 'IQ-BB', district: 'Al Hilla', address: 'Street 40, site gate 2' },
    ...{ budget: 12_000_000, order_limit: 1_000_000, month_limit: null, state: 'open' },
  },
  villas: {
    ...{ name: 'فلل المنصور', number: 'P-097', receiver: null, phone: null },
    ...{ governorate: 'IQ-BG', district: 'Mansour', address: 'شارع الأميرات' },
    ...{ budget: null, order_limit: null, month_limit: null, state: 'closed' },
  },
};
export type ProjectKey = keyof typeof projects;

/** A placed order of the company. */
interface BuyingOrderSeed {
  checkout: CheckoutSeed;
  project: ProjectKey;
  purchaseOrder: string;
}

/** An order of the foreman that waits for approval. */
interface PurchaseRequestSeed {
  key: string;
  person: BuyingPersonSeed;
  project: ProjectKey;
  costCode: string;
  note: string;
  lines: { offer: Offer; quantity: number }[];
  hours: number;
}

export interface BuyingSeed {
  orders: BuyingOrderSeed[];
  request: PurchaseRequestSeed;
}

const hour = 3_600_000;

const isPlain = ({ offered, deal, volumes, price, quantity, quantityStep }: Offer): boolean =>
  offered.length === 0 && !deal && !volumes && quantityStep === 1 && price <= 40_000 && quantity >= 30;

/** Orders in two projects, and one that waits for approval, from sellers other than the demo seller. */
export function makeBuying(offers: readonly Offer[], now: number): BuyingSeed {
  const goodsOf = (index: number, ageInHours: number) => {
    const seller = approvedSellers[index]!;
    const made = now - ageInHours * hour;
    const own = offers.filter((offer) => offer.seller === seller && offer.createdAt.getTime() < made);
    return shuffle(own.filter(isPlain), 'buying', seller.email).slice(0, 4);
  };
  const order = (
    key: string,
    buyer: BuyingPersonSeed,
    project: ProjectKey,
    outcome: 'Delivered' | 'Shipped' | 'Approved',
    index: number,
    ageInHours: number,
  ): BuyingOrderSeed => {
    const from = approvedSellers[index]!;
    const goods = new Map([[from.id, goodsOf(index, ageInHours)]]);
    const plan = { key: `buying/${key}`, buyer, outcome, ageInHours, from: [from] };
    return { checkout: checkoutOf(plan, goods, now), project, purchaseOrder: `PO-${key}` };
  };
  const goods = goodsOf(2, 2).toSorted((a, b) => b.price - a.price);
  return {
    orders: [
      order('2041', owner, 'villas', 'Delivered', 3, 2100),
      order('2063', approver, 'clinic', 'Delivered', 1, 700),
      order('2077', foreman, 'school', 'Delivered', 2, 260),
      order('2080', approver, 'clinic', 'Shipped', 3, 70),
      order('2084', foreman, 'school', 'Approved', 1, 22),
    ],
    request: {
      ...{ key: 'waiting', person: foreman, project: 'school', hours: 3 },
      ...{ costCode: 'C-410', note: 'نحتاجها قبل صب السقف يوم الخميس.' },
      lines: goods.slice(0, 3).map((offer) => ({
        offer,
        quantity: Math.min(25, Math.max(2, Math.round(110_000 / offer.price))),
      })),
    },
  };
}
