import { renderedMark } from '../hydration/rendered-mark.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats a visitor's input in the server's HTML after React has hydrated that part. Until then a clicked
 * button or submitted form is shown as busy. Text is entered again because React hydrates a field with its
 * initial value and receives no earlier event. Links, and forms with an action, work without scripts.
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
      if (awaitsHydration(field)) repeats.set(field, () => reenter(field));
    },
    true,
  );

  /**
   * React may hydrate the part and handle the event itself, so only an element that is still not hydrated in
   * the next task is repeated.
   */
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

/**
 * Makes React notice the change: React's own `value` setter records the last value it saw, and the
 * prototype's setter does not.
 */
function reenter(field: Field): void {
  const entered = field.value;
  field.value = (field as { defaultValue?: string }).defaultValue as string;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, entered);
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
