/** Focuses a field by name in the form around an element; for pictures and attributes, the control that adds one. */
export function focusField(inside: HTMLElement | null, name: string): void {
  const form = inside?.closest('form');
  const named = form?.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  const target =
    field ??
    (name === 'pictures'
      ? form?.querySelector('[data-add]')
      : form?.querySelector(`[name^="${CSS.escape(name)}."]`));
  if (!(target instanceof HTMLElement)) return;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
