import { act, fireEvent, screen } from '@testing-library/react';
import { ChatButton } from '@mawad/shared-ui/platform/chat-button.tsx';
import { renderPart } from '../testing/render-part.tsx';

const elementsFromPoint = jest.spyOn(document, 'elementsFromPoint');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns the button after a scroll that moved these elements under it. */
async function chatOver(html: string) {
  await renderPart(<ChatButton />);
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp' });
  document.body.insertAdjacentHTML('beforeend', `<div id="under">${html}</div>`);
  const under = [...document.querySelectorAll('#under *')];
  elementsFromPoint.mockReturnValue([chat, ...under]);
  fireEvent.scroll(window);
  act(() => jest.runOnlyPendingTimers());
  document.getElementById('under')!.remove();
  return chat;
}

test.each([
  ['a button', '<button><span>Add to cart</span></button>'],
  ['a field', '<input>'],
  ['a heading', '<h2>Delivery</h2>'],
  ['a price', '<div data-price>12,500</div>'],
  ['a total', '<strong>395,750.00 IQD</strong>'],
  ['a total in Arabic', '<dd>395,750.00 د.ع</dd>'],
])('the chat button moves aside over %s', async (_, html) => {
  expect(await chatOver(html)).toHaveAttribute('data-aside');
});

test('the chat button stays over text or a picture', async () => {
  expect(await chatOver('<p>Cement</p><img alt="">')).not.toHaveAttribute('data-aside');
});
