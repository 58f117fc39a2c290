import { data, isRouteErrorResponse } from '@mawad/shared-ui/router';
import { AppError } from '@mawad/supabase/errors';

/** What a page would show and is not there; `gone` is a product that once was public. */
export type Missing = 'product' | 'gone' | 'category' | 'store';

const byCode: Partial<Record<string, Missing>> = {
  product_not_found: 'product',
  product_gone: 'gone',
  seller_not_found: 'store',
};

/** The answer of a loader whose page is not there; the body tells the error page which words to use. */
export function missing(what: Missing) {
  return data({ missing: what }, { status: what === 'gone' ? 410 : 404 });
}

/** What is missing by the error of a loader or of a page's data; undefined for every other failure. */
export function missingOf(error: unknown): Missing | undefined {
  if (error instanceof AppError) return byCode[error.code];
  return isRouteErrorResponse(error) ? (error.data as { missing?: Missing } | null)?.missing : undefined;
}

/** Throws the error of a page's data on, as the answer that the page is not there if it says so. */
export function throwMissing(error: unknown): never {
  const what = missingOf(error);
  throw what ? missing(what) : error;
}
