import { foldText } from '@mawad/shared-i18n';

/**
 * Number of an item: 1, 1.1, 11.1.2, A, 1-a, «١-٢», «أولاً». `digits`: 1.2, `capital`: A or B.3, `small`: a or
 * iv, `ordinal`: «أولاً» or II. Numbers of different kinds belong to different levels of a bill.
 */
export interface ItemNumber {
  kind: 'digits' | 'capital' | 'small' | 'ordinal';
  /** Letters count from 1. */
  path: number[];
}

const ordinals = ['اولا', 'ثانيا', 'ثالثا', 'رابعا', 'خامسا', 'سادسا', 'سابعا', 'ثامنا', 'تاسعا', 'عاشرا'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** Order of the letters in Arabic numbering. */
const abjad = 'ابجدهوزحطيكلمنسعفصقرشت';

const steps = String.raw`(?:[./\-–][\dA-Za-z]{1,4})`;
const digitsPath = new RegExp(String.raw`^\d{1,6}${steps}*[a-z]?$`, 'i');
const letterPath = new RegExp(String.raw`^[A-Z](?:[./\-–]?\d{1,4}${steps}*)?$`, 'i');

/** Reads an item number; null for other texts. Excel keeps 8.2 as 8.1999999999999993. */
export function readItemNumber(written: string): ItemNumber | null {
  const text = bare(written);
  const ordinal = ordinals.indexOf(text);
  if (ordinal >= 0) return { kind: 'ordinal', path: [ordinal + 1] };
  const latin = [...text].map(latinLetter).join('');
  if (digitsPath.test(latin)) return { kind: 'digits', path: pathOf(latin) };
  const roman = romans.indexOf(latin);
  if (roman > 0 || latin === 'i') {
    const kind = /[A-Z]/.test(written) ? 'ordinal' : 'small';
    return { kind, path: [roman + 1] };
  }
  if (!letterPath.test(latin)) return null;
  const isCapital = /[A-Z]/.test(written);
  return { kind: isCapital ? 'capital' : 'small', path: pathOf(latin) };
}

function bare(written: string): string {
  const text = foldText(written)
    .replace(/^(?:items?|no|فقره|بند)[\s.:]+(?=\S)/u, '')
    .replace(/^[([]|[)\].:\-–\s]+$/g, '')
    .replace(/\s*([./\-–])\s*/g, '$1');
  // Digits beyond the 15th are noise of binary numbers.
  return /^\d+\.\d{12,}$/.test(text) ? String(Number(Number(text).toPrecision(15))) : text;
}

function latinLetter(character: string): string {
  const place = abjad.indexOf(character);
  return place < 0 ? character : String.fromCharCode(97 + place);
}

function pathOf(text: string): number[] {
  return (text.match(/\d+|[a-z]/gi) ?? []).map((part) =>
    /\d/.test(part) ? Number(part) : part.toLowerCase().charCodeAt(0) - 96,
  );
}

/** Whether `next` continues `before`: the next sibling, the first child, or the next sibling of a parent. */
export function isSuccessor(before: ItemNumber, next: ItemNumber): boolean {
  if (before.kind !== next.kind) return true;
  const depth = next.path.length;
  const same = (length: number) => before.path.slice(0, length).every((part, at) => part === next.path[at]);
  if (depth > before.path.length) return same(before.path.length);
  const step = next.path[depth - 1]! - before.path[depth - 1]!;
  return same(depth - 1) && step >= 1 && step <= 2;
}

/** Whether `next` is beside or above `before` in a numbering: 2 after 1.3, 1.2 after 1.1. */
export function isPast(before: ItemNumber, next: ItemNumber): boolean {
  if (before.kind !== next.kind || next.path.length > before.path.length) return false;
  for (const [at, part] of next.path.entries()) {
    const other = before.path[at]!;
    if (part !== other) return part > other;
  }
  return false;
}
