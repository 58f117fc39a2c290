import { AppError } from '@mawad/supabase/errors';

/** Whether the database requires a confirmation of a price: a large change, or outside the company's limits. */
export const isPriceDoubt = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'price_jump' || error.code === 'price_limit');
