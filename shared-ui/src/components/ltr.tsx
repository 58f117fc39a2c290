import type { ReactNode } from 'react';

/** Keeps numbers, codes and addresses left-to-right and apart from the Arabic around them. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
