import { screen } from '@testing-library/react';
import { renderPart } from '@mawad/shared-ui/testing/render-part.tsx';
import { LoadingPage } from './loading-page.tsx';

test.each([
  ['en', 'Loading Your Experience...'],
  ['ar', 'جارٍ تحميل صفحتك...'],
] as const)('shows a loading message for the first page in %s @loading-overlay', async (language, text) => {
  await renderPart(<LoadingPage />, language);
  expect(await screen.findByText(text)).toBeVisible();
});
