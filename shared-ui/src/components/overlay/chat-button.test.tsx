import { act, fireEvent, screen } from '@testing-library/react';
import { ChatButton } from '@mawad/shared-ui/components/overlay/chat-button';
import { renderPart } from '../../../testing/render-part.tsx';

const lookedAt = jest.spyOn(document, 'elementsFromPoint');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The button after the page was scrolled to where these elements lie under it. */
async function chatOver(html: string) {
  await renderPart(<ChatButton />);
  const chat = screen.getByRole('link', { name: 'Chat on WhatsApp' });
  document.body.insertAdjacentHTML('beforeend', `<div id="under">${html}</div>`);
  const under = [...document.querySelectorAll('#under *')];
  lookedAt.mockReturnValue([chat, ...under]);
  fireEvent.scroll(window);
  act(() => jest.runOnlyPendingTimers());
  document.getElementById('under')!.remove();
  return chat;
}

test.each([
  ['a button', '<button><span>Add to cart</span></button>'],
  ['a field', '<input>'],
  ['a price', '<div data-price>12,500 IQD</div>'],
])('the chat steps aside over %s', async (_, html) => {
  expect(await chatOver(html)).toHaveAttribute('data-aside');
});

test('the chat stays where it covers words or a picture', async () => {
  expect(await chatOver('<p>Cement</p><img alt="">')).not.toHaveAttribute('data-aside');
});
