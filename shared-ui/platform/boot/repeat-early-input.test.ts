import { renderedMark } from '../hydration/rendered-mark.ts';
import { repeatEarlyInput } from './repeat-early-input.ts';

repeatEarlyInput();

const part = document.createElement('div');
document.body.append(part);
const task = () => new Promise((resolve) => setTimeout(resolve));

function render(html: string): void {
  part.setAttribute(renderedMark, '');
  part.innerHTML = html;
}

/** Removes the mark as React does when it hydrates a part. */
async function hydrate(): Promise<void> {
  part.removeAttribute(renderedMark);
  await task();
  await task();
}

test('a clicked button is busy until its part is hydrated, and is then clicked once', async () => {
  render('<button type="button"><span>Add</span></button>');
  const button = part.querySelector('button')!;
  button.querySelector('span')!.click();
  await task();
  expect(button).toHaveAttribute('aria-busy', 'true');

  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a click that React already handled is not repeated', async () => {
  render('<button type="button">Add</button>');
  const button = part.querySelector('button')!;
  const pressed = jest.fn(() => part.removeAttribute(renderedMark));
  button.addEventListener('click', pressed);
  button.click();
  await task();
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a form without an action is submitted after hydration', async () => {
  render('<form><button>Send</button></form>');
  const form = part.querySelector('form')!;
  part.querySelector('button')!.click();
  await task();
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  await hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the browser submits a form that has an action', () => {
  render('<form action="/search"><button>Search</button></form>');
  let isUnprevented: boolean | undefined;
  const recordDefault = (event: Event) => {
    isUnprevented = !event.defaultPrevented;
    event.preventDefault();
  };
  part.addEventListener('submit', recordDefault, { once: true });
  part.querySelector('button')!.click();
  expect(isUnprevented).toBe(true);
});

test('text entered before hydration is entered again as a change', async () => {
  render('<input value="1">');
  const field = part.querySelector('input')!;
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const events: string[] = [];
  for (const type of ['change', 'focusout'])
    field.addEventListener(type, () => events.push(`${type} ${field.value}`));
  await hydrate();
  expect(events).toEqual(['change 3', 'focusout 3']);
});

test('repeats nothing in a hydrated part', async () => {
  render('<button type="button">Add</button>');
  part.removeAttribute(renderedMark);
  const pressed = jest.fn();
  part.querySelector('button')!.addEventListener('click', pressed);
  part.querySelector('button')!.click();
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});
