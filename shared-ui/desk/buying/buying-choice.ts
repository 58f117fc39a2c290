import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '@mawad/shared-ui/platform/store/storage.ts';

/** For whom the person buys. */
export interface BuyingFor {
  isPrivate: boolean;
  /** Id of the project; '' if none. */
  project: string;
  costCode: string;
  /** Another choice for the order in checkout alone; the cart stays. Null: as the cart. */
  order: { isPrivate: boolean; project: string } | null;
}

const usual: BuyingFor = { isPrivate: false, project: '', costCode: '', order: null };

// Session sync removes values with this name prefix when the user signs out.
const key = 'mawad-personal-buying-for';
/** Sent on the window with the stored text, because shell and storefront have copies of this module. */
const changed = 'mawad-buying-for';

/** Text of a choice that the browser could not store. */
let unstored: string | null = null;

function readText(): string {
  try {
    return unstored ?? browserStorage()?.getItem(key) ?? '';
  } catch {
    return unstored ?? '';
  }
}

/** A damaged text, or one of another version, is read as the usual choice where it is wrong. */
function parse(text: string): BuyingFor {
  try {
    const value = JSON.parse(text || '{}') as Partial<BuyingFor> | null;
    return { ...usual, ...value };
  } catch {
    return usual;
  }
}

/** The choice made last in this browser. */
export const readBuyingFor = (): BuyingFor => parse(readText());

export function changeBuyingFor(part: Partial<BuyingFor>): void {
  const text = JSON.stringify({ ...readBuyingFor(), ...part });
  try {
    browserStorage()?.setItem(key, text);
  } catch (error) {
    console.error('The choice for whom to buy cannot be stored', error);
  }
  window.dispatchEvent(new CustomEvent(changed, { detail: text }));
}

function subscribe(listener: () => void): () => void {
  const onChange = (event: Event) => {
    const { detail } = event as CustomEvent<string>;
    unstored = null;
    unstored = readText() === detail ? null : detail;
    listener();
  };
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', listener);
  };
}

/** The choice, also after it was changed elsewhere on the page or in another tab. */
export function useBuyingFor(): BuyingFor {
  const text = useSyncExternalStore(subscribe, readText, () => '');
  return useMemo(() => parse(text), [text]);
}
