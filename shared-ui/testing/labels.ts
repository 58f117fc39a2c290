const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** Labels of a form control in the order of the page, as the HTML standard defines them. */
function labelsOf(control: Element): HTMLLabelElement[] | null {
  if (!control.matches(labelable)) return null;
  const root = control.getRootNode() as Document | DocumentFragment | Element;
  return [...root.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.htmlFor === control.id && control.id !== ''
      : label.contains(control) && label.querySelector(labelable) === control,
  );
}

/**
 * Replaces jsdom's `labels`, which searches the whole page for each label of it. Testing Library reads `labels` of every
 * element when it looks for a label or a name.
 */
export function findLabelsFast(): void {
  if (typeof document === 'undefined') return;
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
}
