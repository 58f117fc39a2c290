import { renderedMark } from '../hydration/rendered-mark.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats what a visitor does in the server's HTML once React has hydrated that part of it. Until then a
 * button that was pressed or a form that was sent is shown as busy. What was entered is entered again,
 * because React takes a field over with its first value and hears of no earlier event. Links, and forms
 * with an action, work without scripts.
 */
export function repeatEarlyInput(): void {
  const repeats = new Map<Element, () => void>();

  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
      if (button && awaitsHydration(button)) repeatLater(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      if (form.hasAttribute('action') || !awaitsHydration(form)) return;
      event.preventDefault();
      repeatLater(submitter ?? form, () => form.requestSubmit(submitter));
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as Field;
      if (awaitsHydration(field)) repeats.set(field, () => enterAgain(field));
    },
    true,
  );

  /** The event itself may have React hydrate the part and handle it; only what is left a task later is repeated. */
  function repeatLater(element: Element, act: () => void): void {
    setTimeout(() => {
      if (!awaitsHydration(element)) return;
      element.setAttribute('aria-busy', 'true');
      repeats.set(element, () => {
        element.removeAttribute('aria-busy');
        act();
      });
    });
  }

  new MutationObserver(() => {
    for (const [element, act] of repeats) {
      if (awaitsHydration(element)) continue;
      repeats.delete(element);
      setTimeout(act);
    }
  }).observe(document, { subtree: true, attributeFilter: [renderedMark] });
}

function awaitsHydration(element: Element): boolean {
  return element.closest(`[${renderedMark}]`) !== null;
}

/** React compares a field's value with the last one it saw, which its own setter notes: the prototype's does not. */
function enterAgain(field: Field): void {
  const entered = field.value;
  field.value = (field as { defaultValue?: string }).defaultValue as string;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, entered);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
