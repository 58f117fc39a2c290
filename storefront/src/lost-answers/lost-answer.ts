import { AppError } from '@mawad/supabase/errors';

export function asAppError(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('unexpected');
}

/** Whether the server may have placed the order although its response was lost. */
export function isResultUnknown({ retryable, code, context }: AppError): boolean {
  return retryable && code !== 'rate_limited' && context.sent !== false;
}
