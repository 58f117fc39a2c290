import { AppError } from '@mawad/supabase/errors';

/** Whether the database waits for a yes to a price: it moves far, or leaves the company's own limits. */
export const isPriceDoubt = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'price_jump' || error.code === 'price_limit');
