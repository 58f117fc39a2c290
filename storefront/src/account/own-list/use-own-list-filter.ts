import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { readPage } from '../../catalogue/listing-input.ts';

/** Filter of a list of the account. Fields without a value are absent. */
export interface OwnListFilter<Status extends string> {
  status?: Status;
  term?: string;
  /** From 1. */
  page: number;
}

/** Filter in the page's address; an unknown status is ignored. */
export function useOwnListFilter<Status extends string>(statuses: readonly Status[]): OwnListFilter<Status> {
  const [params] = useSearchParams();
  const status = statuses.find((one) => one === params.get('status'));
  const term = params.get('q')?.trim();
  return { ...(status && { status }), ...(term && { term }), page: readPage(params.get('page')) };
}
