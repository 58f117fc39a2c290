import { renderPart } from '@mawad/shared-ui/testing/render-part.tsx';
import { drawAllStyles } from '@mawad/shared-ui/testing/styles.tsx';
import { screen } from '@testing-library/react';
import { SizeChart } from './size-chart.tsx';

drawAllStyles();

const chart = { columns: [{ en: 'Size', ar: 'القياس' }], rows: [['42']] };

test.each([
  ['en', 'Size'],
  ['ar', 'القياس'],
] as const)('scrolls by keyboard and shades edges with hidden content (%s)', async (language, head) => {
  await renderPart(<SizeChart chart={chart} />, language);
  expect(await screen.findByRole('columnheader', { name: head })).toBeVisible();
  const scroller = screen.getByRole('table').closest('[role=region]')!;
  expect(scroller).toHaveAttribute('tabindex', '0');
  expect(getComputedStyle(scroller).background).toContain('linear-gradient');
});
