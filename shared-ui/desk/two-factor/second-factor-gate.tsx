import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { AccessOverlay } from '@mawad/shared-ui/platform/guards/access-overlay.tsx';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';

const CodePage = lazyPart(async () => (await import('./code-page.tsx')).CodePage);
const SetupPage = lazyPart(async () => (await import('./setup-page.tsx')).SetupPage);

/**
 * Shows a portal if the session has the required second factor; otherwise asks for the code or for the setup.
 * This is for convenience only: the database enforces it. Needs the messages `two-factor`.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const missingStep = useStore((state) => state.session.second_factor);
  if (!missingStep) return children;
  return (
    <Suspense fallback={<AccessOverlay label={t('overlay.verifyingAccess')} unreachable={false} />}>
      {missingStep === 'code' ? <CodePage /> : <SetupPage />}
    </Suspense>
  );
}
