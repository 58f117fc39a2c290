import { data, isRouteErrorResponse } from '@mawad/shared-ui/kit/router.ts';
import { AppError } from '@mawad/supabase/errors';

/** Subject of a not-found page; `gone` is a product that was public before. */
export type Missing = 'product' | 'gone' | 'category' | 'store';

const byCode: Partial<Record<string, Missing>> = {
  product_not_found: 'product',
  product_gone: 'gone',
  seller_not_found: 'store',
};

/** Response of a loader whose page does not exist. The body selects the text of the error page. */
export function missing(subject: Missing) {
  return data({ missing: subject }, { status: subject === 'gone' ? 410 : 404 });
}

/** Subject that is missing according to an error of a loader or query; undefined for other failures. */
export function missingOf(error: unknown): Missing | undefined {
  if (error instanceof AppError) return byCode[error.code];
  return isRouteErrorResponse(error) ? (error.data as { missing?: Missing } | null)?.missing : undefined;
}

/** Rethrows an error of a query, converted to a not-found response if it means that. */
export function throwMissing(error: unknown): never {
  const subject = missingOf(error);
  throw subject ? missing(subject) : error;
}
