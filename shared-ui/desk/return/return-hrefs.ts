/** Addresses of a portal's pages that returns link to. */
export interface ReturnHrefs {
  /** List of returns. */
  list: string;
  return: (id: string) => string;
  order: (id: string) => string;
  /** Absent if the portal has no page of a seller. */
  seller?: (companyId: string) => string;
}
