import type { ReactNode } from 'react';

/** Isolates numbers, codes and addresses left-to-right within Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
