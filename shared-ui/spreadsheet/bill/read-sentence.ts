import { toLatinDigits } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';

/** A line of a message. All values are text, so that invalid ones can be shown in their fields. */
export interface SentenceLine {
  description: string;
  /** Western digits; '' if no quantity was found. */
  quantity: string;
  /** A catalogue unit, the unit as written, or ''. */
  unit: string;
}

/** Pattern of a number within a sentence: 1,500 · 1.5 · 2,5 · ١٬٥٠٠ · 1½. */
const numberPattern = String.raw`\d*[¼½¾]|\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d+)?|\d+(?:[.,٫]\d+)?`;
const number = `(?<number>${numberPattern})`;
/** List mark before an entry: "1.", "2)", "3 -", "•", "*". */
const bullet = /^\s*(?:\d{1,3}\s*[.):-](?!\d)\s*(?=.*\p{L})|[-–—•*▪◦●✓✔·]+\s*)/u;
/** Text that makes the number before it a size, not an amount. */
const dimension =
  /^\s*(?:mm|cm|inch|inches|in\b|"|''|kw|hp|w\b|watt|v\b|volt|a\b|amp|bar|psi|ملم|مم|سم|انج|إنج|انش|إنش|حصان|واط|فولت|امبير|أمبير|[x×*]\s*\d|\/\s*\d)/i;
const amountWords = 'qty|quantity|عدد|العدد|كمية|الكمية|الكميه|كميه';
const twoWords = String.raw`\p{L}[\p{L}\d²³.]*(?:\s+\p{L}+)?`;

interface Found extends SentenceLine {
  /** Position of the amount in the text. */
  start: number;
  end: number;
}

/** Unit at the start of a text: its first two words, otherwise the first. */
function leadingUnit(text: string): { unit: string; length: number } | null {
  const words = new RegExp(`^\\s*(${twoWords})`, 'u').exec(text);
  if (!words) return null;
  const both = readUnit(words[1]!);
  if (both) return { unit: both, length: words[0].length };
  const first = /^\s*\S+?(?=[\s,:;()،-]|$)/u.exec(text);
  const unit = first && readUnit(first[0]);
  return first && unit ? { unit, length: first[0].length } : null;
}

type Rule = (text: string) => Found | null;

function makeMatch(text: string, start: number, end: number, amount: string, unit: string): Found | null {
  const quantity = quantityText(amount);
  return quantity === null ? null : { start, end, description: text, quantity, unit };
}

/**
 * Amount as text for the field of a line. An ambiguous amount stays as written, so that the field asks; null
 * if there is no amount.
 */
function quantityText(amount: string): string | null {
  const result = readQuantity(amount);
  if ('value' in result) return numberText(result.value);
  return result.problem.code === 'number_ambiguous' ? amount : null;
}

/** Matches "Cement: qty 50 bags", "سمنت عدد 50". */
const namedAmount: Rule = (text) => {
  const match = new RegExp(`(?:^|[\\s,(:،-])(?:${amountWords})\\s*[:=]?\\s*${number}`, 'iu').exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  const unit = leadingUnit(text.slice(end));
  return makeMatch(text, match.index, end + (unit?.length ?? 0), match.groups!.number!, unit?.unit ?? '');
};

/** Matches "50 bags of cement", "50 x lamp", "٥٠ كيس سمنت". */
const leadingAmount: Rule = (text) => {
  const match = new RegExp(`^\\s*${number}(?![\\d.,/])`, 'u').exec(text);
  if (!match) return null;
  const end = match[0].length;
  const rest = text.slice(end);
  const unit = leadingUnit(rest);
  if (!unit && dimension.test(rest) && !/^\s*[x×*]\s+\D/i.test(rest)) return null;
  if (!/\p{L}{2}/u.test(rest.slice(unit?.length ?? 0))) return null;
  return makeMatch(text, 0, end + (unit?.length ?? 0), match.groups!.number!, unit?.unit ?? '');
};

/** Matches "Cement - 50 bags", "Cement (50 bags)", "سمنت 50 كيس". */
const trailingAmount: Rule = (text) => {
  const match = new RegExp(`${number}\\s*(?<unit>${twoWords})?\\s*\\)?\\s*[.]?\\s*$`, 'u').exec(text);
  if (!match || match.index === 0) return null;
  const unit = match.groups!.unit ? readUnit(match.groups!.unit) : null;
  const before = text.slice(0, match.index);
  if (match.groups!.unit && !unit) return null;
  // A bare number at the end may be a size, unless punctuation separates it.
  if (!unit && !/(?:[:=×]|\s[x*–—-]|[,،(])\s*$/i.test(before)) return null;
  return makeMatch(text, match.index, text.length, match.groups!.number!, unit ?? '');
};

/** Matches "We need 50 bags of white cement": one amount whose unit is not used for sizes. */
const innerAmount: Rule = (text) => {
  const matches = [...text.matchAll(new RegExp(`(?<![\\d.,/])${number}\\s*(?<unit>\\p{L}+)`, 'gu'))].filter(
    ({ groups }) => {
      const unit = readUnit(groups!.unit!);
      return unit !== null && !['Meter', 'Liter', 'Kilogram', 'Each'].includes(unit);
    },
  );
  const [match] = matches;
  if (!match || matches.length > 1) return null;
  const { number: amount, unit } = match.groups!;
  return makeMatch(text, match.index, match.index + match[0].length, amount!, readUnit(unit!)!);
};

const rules: Rule[] = [namedAmount, trailingAmount, leadingAmount, innerAmount];

/** Description without the amount. */
function withoutAmount(text: string, { start, end }: Found): string {
  const before = text.slice(0, start).replace(/[\s:=×*,،(–—-]+$|\s+x\s*$/iu, '');
  const after = text
    .slice(end)
    .replace(/^[\s:=×*,،).–—-]+/u, '')
    .replace(/^(?:of|من|x)\s+/iu, '');
  return `${before} ${after}`
    .replace(/^\s*(?:of|من)\s+/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads one line of a message: description, quantity and unit in any order. */
export function readSentence(line: string): SentenceLine {
  // Digits are replaced one by one, so positions do not change.
  const mark = bullet.exec(toLatinDigits(line))?.[0].length ?? 0;
  const text = line.slice(mark).replace(/\s+/g, ' ').trim();
  const plain = text.replace(/[٠-٩۰-۹]/g, toLatinDigits);
  for (const rule of rules) {
    const match = rule(plain);
    const description = match && withoutAmount(text, match);
    if (match && description) return { description, quantity: match.quantity, unit: match.unit };
  }
  return { description: text, quantity: '', unit: '' };
}
