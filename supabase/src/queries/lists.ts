/** A page of a list. A page beyond the last one answers the last; counts stop at ten thousand and are then estimates. */
export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  pages: number;
  count: number;
  count_is_estimate: boolean;
}
