import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { standaloneRoutes } from './standalone-routes.tsx';

test.each([
  ['en', 'Initializing Application...'],
  ['ar', 'جارٍ تهيئة التطبيق...'],
] as const)(
  'a stand-alone portal shows in %s that it is starting @starting-overlay',
  async (language, text) => {
    const [root] = standaloneRoutes([], '/seller');
    const Starting = root!.HydrateFallback!;
    await renderPart(<Starting />, language);
    expect(await screen.findByText(text)).toBeVisible();
  },
);
