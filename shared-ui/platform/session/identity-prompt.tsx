import { Suspense, useEffect, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const IdentityDialog = lazyPart(async () => (await import('./identity-dialog.tsx')).IdentityDialog);

interface Question {
  /** True if a code is needed beside the password. */
  code: boolean;
  answer: (proven: boolean) => void;
}

/**
 * Asks for password and code on any page whose call needs a proof of identity. The call waits and is
 * repeated, so that the page's input is not lost. Mount once per app.
 */
export function IdentityPrompt() {
  const { session } = useServices();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      session.onIdentityAsked(
        ({ code }) =>
          new Promise((resolve) =>
            setQuestion({
              code,
              answer: (proven) => {
                setQuestion(null);
                resolve(proven);
              },
            }),
          ),
      ),
    [session],
  );
  return (
    question && (
      <Suspense fallback={null}>
        <IdentityDialog needsCode={question.code} onAnswer={question.answer} />
      </Suspense>
    )
  );
}
