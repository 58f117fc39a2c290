import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { AccessOverlay } from '@mawad/shared-ui/components/guards/access-overlay';
import { useStore } from '@mawad/shared-ui/store';
import { lazyPart } from '../../loading/lazy-part.ts';

const CodePage = lazyPart(async () => (await import('./code-page.tsx')).CodePage);
const SetupPage = lazyPart(async () => (await import('./setup-page.tsx')).SetupPage);

/**
 * Shows a portal once the sign-in lacks no second factor, and what is lacking before. A courtesy: the database refuses. Needs
 * the messages `two-factor`.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const lacks = useStore((state) => state.session.second_factor);
  if (!lacks) return children;
  return (
    <Suspense fallback={<AccessOverlay label={t('overlay.verifyingAccess')} unreachable={false} />}>
      {lacks === 'code' ? <CodePage /> : <SetupPage />}
    </Suspense>
  );
}
