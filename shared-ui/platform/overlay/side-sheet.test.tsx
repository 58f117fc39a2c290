import { screen } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { renderPart } from '../../testing/render-part.tsx';
import { drawAllStyles } from '../../testing/styles.tsx';
import { SideSheet, type SheetSide } from './side-sheet.tsx';

drawAllStyles();

const closed = jest.fn();

async function open(side: SheetSide, language: Language) {
  const view = await renderPart(
    <SideSheet open onClose={closed} title="Cart" side={side}>
      Nothing yet
    </SideSheet>,
    language,
  );
  return { ...view, sheet: await screen.findByRole('dialog', { name: 'Cart' }) };
}

test.each([
  ['right', 'en'],
  ['left', 'en'],
  ['right', 'ar'],
  ['left', 'ar'],
] as const)('slides from the %s of the screen in %s @sheet-sides', async (side, language) => {
  const { sheet } = await open(side, language);
  const style = getComputedStyle(sheet);
  expect(style[side]).toBe('0px');
  expect(style[side === 'left' ? 'right' : 'left']).not.toBe('0px');
});

test('closes on its button and on Escape', async () => {
  const { user } = await open('right', 'en');
  await user.click(screen.getByRole('button', { name: 'Close the panel' }));
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
});
