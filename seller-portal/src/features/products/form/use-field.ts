import { useFormContext, type FieldPath } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

/** Binds a text field of the product form, with its error. */
export function useField() {
  const { register, getFieldState, formState } = useFormContext<ProductValues>();
  return (name: FieldPath<ProductValues>) => {
    const message: unknown = getFieldState(name, formState).error?.message;
    return { ...register(name), error: typeof message === 'string' ? message : undefined };
  };
}
