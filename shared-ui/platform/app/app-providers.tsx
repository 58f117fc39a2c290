import { TranslationProvider, useLanguage } from '@mawad/shared-i18n';
import { Suspense, type ReactNode } from 'react';
import type { App } from './app.ts';
import { useDocumentLanguage } from './document-language.ts';
import { PrefetchProvider, type Prefetch, ServicesProvider } from '../contract.ts';
import { QueryClientProvider } from '../query.ts';
import { StoreProvider } from '../store/index.ts';
import { AppTheme } from '@mawad/shared-ui/kit/theme/app-theme.tsx';

interface Props {
  app: App;
  prefetch?: Prefetch;
  children: ReactNode;
}

const noPrefetch: Prefetch = () => undefined;

/** All providers of an app: in the shell, in a stand-alone portal and on the server. */
export function AppProviders({ app, prefetch = noPrefetch, children }: Props) {
  return (
    <TranslationProvider i18n={app.i18n}>
      <StoreProvider store={app.store}>
        <QueryClientProvider client={app.services.queryClient}>
          <ServicesProvider value={app.services}>
            <PrefetchProvider value={prefetch}>
              <Appearance app={app}>{children}</Appearance>
            </PrefetchProvider>
          </ServicesProvider>
        </QueryClientProvider>
      </StoreProvider>
    </TranslationProvider>
  );
}

function Appearance({ app, children }: { app: App; children: ReactNode }) {
  const language = useLanguage();
  useDocumentLanguage(app);
  return (
    <AppTheme language={language} caches={app.styleCaches}>
      {/* React hydrates the content of a Suspense boundary in small steps and handles input between them. */}
      <Suspense>{children}</Suspense>
    </AppTheme>
  );
}
