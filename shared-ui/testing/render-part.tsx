import type { ReactElement } from 'react';
import type { Language } from '@mawad/shared-i18n';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import { renderRoutes } from './render-routes.tsx';

/** Renders one component inside all providers of the product. */
export function renderPart(part: ReactElement, language: Language = 'en') {
  return renderRoutes({
    remote: {
      id: 'test',
      routes: [{ id: 'test.part', path: '/', element: part }],
    },
    messages: portalMessages,
    path: '/',
    language,
    backend: null,
  });
}
