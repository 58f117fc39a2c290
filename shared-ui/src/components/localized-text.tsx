import type { ReactNode } from 'react';
import { directionOf, useLanguage } from '@mawad/shared-i18n';

/**
 * A name in the reader's language, apart from the text around it. It is read in the direction of that language, also when it begins
 * with letters of the other one («PVC أنبوب»), where `bdi` alone would take the direction of its first letter.
 */
export function LocalizedText({ children }: { children: ReactNode }) {
  return <bdi dir={directionOf(useLanguage())}>{children}</bdi>;
}
