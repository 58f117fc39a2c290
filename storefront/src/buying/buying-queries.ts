import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getBuyingInvitation,
  getCompanySpend,
  getPurchaseReasons,
  getPurchaseRequest,
  listBuyingMembers,
  listCompanyInvoices,
  listCompanyOrders,
  listProjects,
  listPurchaseRequests,
  type CompanyOrderFilter,
  type DecidedLine,
  type PurchaseFilter,
  type SpendSubject,
} from '@mawad/supabase/buying/queries';
import { getOrders } from '@mawad/supabase/orders/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const perPage = 10;

export const buyingMembersQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('buying', 'members'),
    queryFn: () => listBuyingMembers(backendOf(services).data),
  });

export const buyingInvitationQuery = (services: Services, token: string) =>
  queryOptions({
    queryKey: queryKey('buying', 'invitation', token),
    queryFn: () => getBuyingInvitation(backendOf(services).data, token),
    retry: false,
  });

/** All projects of the company, by name. */
export const projectsQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('buying', 'projects'),
    queryFn: () => listProjects(backendOf(services).data, { page_size: 100 }),
  });

export const purchaseRequestsQuery = (services: Services, filter: PurchaseFilter) =>
  queryOptions({
    queryKey: queryKey('buying', 'requests', filter),
    queryFn: () => listPurchaseRequests(backendOf(services).data, { ...filter, page_size: perPage }),
    placeholderData: keepPreviousData,
  });

/** A request with the cost of the quantities that the approver tries. */
export const purchaseRequestQuery = (services: Services, id: string, lines: DecidedLine[]) =>
  queryOptions({
    queryKey: queryKey('buying', 'request', id, lines),
    queryFn: () => getPurchaseRequest(backendOf(services).data, id, lines),
    placeholderData: keepPreviousData,
  });

/** Limits that an order with this total exceeds. */
export const purchaseReasonsQuery = (services: Services, total: number, projectId: string | null) =>
  queryOptions({
    queryKey: queryKey('buying', 'reasons', total, projectId),
    queryFn: () => getPurchaseReasons(backendOf(services).data, total, projectId),
  });

export const companyOrdersQuery = (services: Services, filter: CompanyOrderFilter) =>
  queryOptions({
    queryKey: queryKey('buying', 'orders', filter),
    queryFn: () => listCompanyOrders(backendOf(services).data, { ...filter, page_size: perPage }),
    placeholderData: keepPreviousData,
  });

interface Days {
  /** ISO days in Baghdad, both included. */
  first_day: string;
  last_day: string;
}

// These keys are not in the table of queries, which every page loads: unlisted queries are personal.

export const companySpendQuery = (services: Services, filter: Days & { subject: SpendSubject }) =>
  queryOptions({
    queryKey: ['company-figures', 'spend', filter] as const,
    queryFn: () => getCompanySpend(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });

export const companyInvoicesQuery = (services: Services, days: Days) =>
  queryOptions({
    queryKey: ['company-figures', 'invoices', days] as const,
    queryFn: () => listCompanyInvoices(backendOf(services).data, days),
  });

/** Most orders of one call. */
const ordersPerCall = 100;

/** Invoices with their orders, for printing. */
export const companyInvoicePapersQuery = (services: Services, days: Days) =>
  queryOptions({
    queryKey: ['company-figures', 'papers', days] as const,
    queryFn: async () => {
      const { data: db } = backendOf(services);
      const invoices = await listCompanyInvoices(db, days);
      const ids = [...new Set(invoices.map(({ order_id }) => order_id))];
      const orders = [];
      for (let at = 0; at < ids.length; at += ordersPerCall)
        orders.push(...(await getOrders(db, ids.slice(at, at + ordersPerCall))));
      return { invoices, orders };
    },
  });
