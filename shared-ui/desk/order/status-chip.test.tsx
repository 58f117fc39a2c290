import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { StatusChip } from './status-chip.tsx';

test.each([
  ['order', 'Shipped', 'Shipped'],
  ['order', 'AwaitingApproval', 'Awaiting approval'],
  ['order', 'ReadyForPickup', 'Ready for pickup'],
  ['order', 'Collected', 'Collected'],
  ['order', 'Teleported', 'Unknown'],
  ['seller', 'pending', 'Pending'],
  ['seller', 'constructor', 'Unknown'],
] as const)('%s status %s is shown as %s @order-unknown', async (kind, status, text) => {
  await renderPart(<StatusChip kind={kind} status={status} />);
  expect(await screen.findByText(text)).toBeVisible();
});
