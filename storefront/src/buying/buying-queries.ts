import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getBuyingInvitation,
  getPurchaseReasons,
  getPurchaseRequest,
  listBuyingMembers,
  listCompanyOrders,
  listProjects,
  listPurchaseRequests,
  type CompanyOrderFilter,
  type DecidedLine,
  type PurchaseFilter,
} from '@mawad/supabase/buying/queries';
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
