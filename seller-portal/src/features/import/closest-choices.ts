import { foldText } from '@mawad/shared-i18n';

/** A value that a cell may hold. */
export interface CellChoice {
  /** As a file would hold it, in the reader's language. */
  text: string;
  /** Names in both languages, by which it is found. */
  names: readonly string[];
}

function pairsOf(text: string): string[] {
  const folded = ` ${foldText(text)} `;
  return Array.from({ length: Math.max(folded.length - 1, 0) }, (_, place) => folded.slice(place, place + 2));
}

/** Share of common letter pairs, from 0 to 1 (Dice coefficient). */
function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const total = left.length + right.length;
  let common = 0;
  for (const pair of left) {
    const place = right.indexOf(pair);
    if (place < 0) continue;
    right.splice(place, 1);
    common += 1;
  }
  return (2 * common) / total;
}

const mostSuggestions = 3;
const leastLikeness = 0.35;

/** Choices whose names are spelled most like a wrong text, the closest first. */
export function closestChoices(wrong: string, choices: readonly CellChoice[]): CellChoice[] {
  if (foldText(wrong) === '') return [];
  return choices
    .map((choice) => ({ choice, score: Math.max(...choice.names.map((name) => likeness(wrong, name))) }))
    .filter(({ score }) => score >= leastLikeness)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostSuggestions)
    .map(({ choice }) => choice);
}

/** Whether a choice has every word of a search. */
export function isFound({ text, names }: CellChoice, search: string): boolean {
  const all = foldText([text, ...names].join(' '));
  return foldText(search)
    .split(' ')
    .every((word) => all.includes(word));
}
