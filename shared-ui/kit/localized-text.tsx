import type { ReactNode } from 'react';
import { directionOf, useLanguage } from '@mawad/shared-i18n';

/**
 * A name in the reader's language, isolated from the surrounding text. The direction is that of the language
 * even if the name starts with letters of the other script («PVC أنبوب»), because `bdi` alone would take the
 * direction of the first letter.
 */
export function LocalizedText({ children }: { children: ReactNode }) {
  return <bdi dir={directionOf(useLanguage())}>{children}</bdi>;
}
