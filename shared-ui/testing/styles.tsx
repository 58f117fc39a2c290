import { StyleSheet } from '@emotion/sheet';

const insert = StyleSheet.prototype.insert;
const computeAll = typeof window === 'undefined' ? undefined : window.getComputedStyle;

/**
 * Inserts only styles that hide elements, and computes only the styles that are read. jsdom has no layout, but matches an
 * element and its ancestors against all rules for each query of its role or visibility, which takes a fourth of the tests' time.
 */
export function drawWhatHides(): void {
  StyleSheet.prototype.insert = function (rule) {
    if (!/display:\s*none|visibility:\s*hidden/.test(rule)) return;
    insert.call(this, rule);
    // Like jsdom, leaves out rules of media queries.
    const [, selector, body] = /^([^@{}]+)\{([^{}]*)\}$/.exec(rule) ?? [];
    const values = [...(body ?? '').matchAll(/(display|visibility|opacity|pointer-events):\s*([^;!]+)/g)];
    if (selector)
      hidingRules.push({
        selector,
        values: Object.fromEntries(values.map(([, name, value]) => [name, value!.trim()])),
      });
  };
  if (computeAll) window.getComputedStyle = (element) => computeWhatIsRead(element);
}

/** Inserts and computes all styles, for a test of visibility or colour. */
export function drawAllStyles(): void {
  StyleSheet.prototype.insert = insert;
  if (computeAll) window.getComputedStyle = computeAll;
}

/** Inserted rules that hide elements. */
const hidingRules: { selector: string; values: Record<string, string> }[] = [];

/** Inherited properties with the value of a page without rules. */
const initial: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

/** Properties by which MUI measures a text area: empty, because there is no layout. */
const measures = new Set([
  'width',
  'boxSizing',
  'paddingBottom',
  'paddingTop',
  'borderBottomWidth',
  'borderTopWidth',
]);

/** Computed style that reads the properties that decide on visibility by themselves, and all others from jsdom. */
function computeWhatIsRead(element: Element): CSSStyleDeclaration {
  let all: CSSStyleDeclaration | undefined;
  const whole = () => (all ??= computeAll!.call(window, element));
  const read = (property: string): string => {
    if (property === 'display') return ownValue(element, property) || defaultDisplay(element);
    if (property === 'opacity') return ownValue(element, property);
    if (!(property in initial)) return whole().getPropertyValue(property);
    for (let one: Element | null = element; one; one = one.parentElement) {
      const value = ownValue(one, property);
      if (value && value !== 'inherit') return value;
    }
    return initial[property]!;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return read;
      if (name === 'display' || name === 'visibility' || name === 'opacity') return read(name);
      if (name === 'pointerEvents') return read('pointer-events');
      if (measures.has(String(name))) return '';
      const value = Reflect.get(whole(), name) as unknown;
      return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
    },
  });
}

/** Value that the element's own style or an inserted rule sets; the last rule counts, as in jsdom. */
function ownValue(element: Element, property: string): string {
  const own = (element as HTMLElement).style?.getPropertyValue(property);
  if (own) return own;
  let value = '';
  for (const { selector, values } of hidingRules)
    if (values[property] !== undefined && element.matches(selector)) value = values[property];
  return value;
}

const displays = new Map<string, string>();

/** Display that the browser's own style sheet gives an element. */
function defaultDisplay({ namespaceURI, localName, attributes }: Element): string {
  const names = ['hidden', 'open', 'type'].filter((name) => attributes.getNamedItem(name));
  const key = [
    namespaceURI,
    localName,
    ...names.map((name) => `${name}=${attributes.getNamedItem(name)!.value}`),
  ].join();
  let display = displays.get(key);
  if (display === undefined) {
    const blank = document.createElementNS(namespaceURI, localName);
    for (const name of names) blank.setAttribute(name, attributes.getNamedItem(name)!.value);
    display = computeAll!.call(window, blank).display;
    displays.set(key, display);
  }
  return display;
}
