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

/** Marks an element as React does when it hydrates it. */
async function hydrate(): Promise<void> {
  part.removeAttribute(renderedMark);
  await task();
  await task();
}

test('a button that was pressed is busy until it can act, and then acts once', async () => {
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

test('a button that acted at once is not pressed again', async () => {
  render('<button type="button">Add</button>');
  const button = part.querySelector('button')!;
  const pressed = jest.fn(() => part.removeAttribute(renderedMark));
  button.addEventListener('click', pressed);
  button.click();
  await task();
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a form without an action is sent when somebody listens', async () => {
  render('<form><button>Send</button></form>');
  const form = part.querySelector('form')!;
  part.querySelector('button')!.click();
  await task();
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  await hydrate();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a form that leads somewhere is left to the browser', () => {
  render('<form action="/search"><button>Search</button></form>');
  let isLeft: boolean | undefined;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  part.addEventListener('submit', look, { once: true });
  part.querySelector('button')!.click();
  expect(isLeft).toBe(true);
});

test('an input event is dispatched again, with the old and the new value', async () => {
  render('<input value="1">');
  const field = part.querySelector('input')!;
  field.value = '3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  for (const type of ['change', 'focusout'])
    field.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  await hydrate();
  expect(heard).toEqual(['change 3', 'focusout 3']);
});

test('nothing is repeated where React has hydrated already', async () => {
  render('<button type="button">Add</button>');
  part.removeAttribute(renderedMark);
  const pressed = jest.fn();
  part.querySelector('button')!.addEventListener('click', pressed);
  part.querySelector('button')!.click();
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});
