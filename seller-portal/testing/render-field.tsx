import { useState, type ReactNode } from 'react';
import type { Language } from '@mawad/shared-i18n';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import remote from '../src/remote.tsx';

/** Renders a controlled field that starts with `value` and reports every new value. */
export async function renderField<Value>(
  field: (value: Value, onChange: (value: Value) => void) => ReactNode,
  value: Value,
  language: Language = 'en',
) {
  const values: Value[] = [];
  function Form() {
    const [current, setCurrent] = useState(value);
    return field(current, (next) => {
      values.push(next);
      setCurrent(next);
    });
  }
  const view = await renderRoutes({
    remote: { ...remote, routes: [{ id: 'test.form', path: '/', element: <Form /> }] },
    messages: portalMessages,
    path: '/',
    language,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
  });
  return { ...view, values };
}
