import { parsePhone } from '@mawad/shared-i18n';
import { type QuantityProblem, readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { numberText } from '@mawad/shared-i18n/read-number';
import type {
  Returnable,
  ReturnableLine,
  ReturnReason,
  ReturnRequest,
  ReturnWish,
} from '@mawad/supabase/returns/queries';
import { openLines } from '../../account/open-lines.ts';

/** Entries for one line of the order. */
interface LineValues {
  isChosen: boolean;
  /** As typed. */
  quantity: string;
  /** Id of the reason; '' before a choice. */
  reason: string;
  note: string;
}

export interface RequestValues {
  wish: ReturnWish;
  phone: string;
  note: string;
  /** By `lineKey`. */
  lines: Record<string, LineValues>;
}

/** Key of a line's values. Starts with a letter, because form libraries read a number as an index. */
export const lineKey = ({ order_line_id: id }: Pick<ReturnableLine, 'order_line_id'>) => `line${id}`;

export const wishes = ['refund', 'exchange', 'missing_part'] as const satisfies ReturnWish[];

/** Reasons that the return rule of a line allows. */
export const reasonsFor = (reasons: ReturnReason[], { rule }: Pick<ReturnableLine, 'rule'>) =>
  rule === 'faulty_only' ? reasons.filter(({ is_fault: isFault }) => isFault) : reasons;

/** Values of a new request: the whole returnable quantity of each line; a single line is chosen already. */
export function newValues(returnable: Returnable, phone: string): RequestValues {
  const lines = openLines(returnable);
  return {
    wish: 'refund',
    phone,
    note: '',
    lines: Object.fromEntries(
      lines.map((line) => [
        lineKey(line),
        { isChosen: lines.length === 1, quantity: numberText(line.returnable), reason: '', note: '' },
      ]),
    ),
  };
}

/** Why a typed quantity cannot come back. */
export type ReturnQuantityProblem = QuantityProblem | { code: 'none' | 'most' | 'step' };

export function quantityProblem(
  text: string,
  { unit, step, returnable }: Pick<ReturnableLine, 'unit' | 'step' | 'returnable'>,
): ReturnQuantityProblem | null {
  const reading = readQuantity(text, unit);
  if ('problem' in reading) return reading.problem;
  const { value } = reading;
  if (value <= 0) return { code: 'none' };
  if (value > returnable) return { code: 'most' };
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? { code: 'step' } : null;
}

/** Fields with an error, by their name in the form. */
export function wrongFields(values: RequestValues, returnable: Returnable): string[] {
  const chosen = openLines(returnable).filter((line) => values.lines[lineKey(line)]?.isChosen);
  const ofLines = chosen.flatMap((line) => {
    const key = lineKey(line);
    const { quantity, reason } = values.lines[key]!;
    const isKnown = reasonsFor(returnable.reasons, line).some(({ id }) => String(id) === reason);
    return [
      ...(quantityProblem(quantity, line) ? [`lines.${key}.quantity`] : []),
      ...(isKnown ? [] : [`lines.${key}.reason`]),
    ];
  });
  return [
    ...(chosen.length === 0 ? ['lines'] : []),
    ...ofLines,
    ...(values.wish === 'missing_part' && !values.note.trim() ? ['note'] : []),
    ...(parsePhone(values.phone) === null ? ['phone'] : []),
  ];
}

/** Converts complete values for the server. */
export function toRequest(values: RequestValues, returnable: Returnable, pictures: string[]): ReturnRequest {
  const note = values.note.trim();
  return {
    wish: values.wish,
    phone: parsePhone(values.phone) ?? values.phone,
    ...(note && { note }),
    ...(pictures.length > 0 && { pictures }),
    lines: openLines(returnable).flatMap((line) => {
      const entry = values.lines[lineKey(line)];
      if (!entry?.isChosen) return [];
      const reading = readQuantity(entry.quantity, line.unit);
      const lineNote = entry.note.trim();
      return [
        {
          order_line_id: line.order_line_id,
          quantity: 'value' in reading ? reading.value : 0,
          reason_id: Number(entry.reason),
          ...(lineNote && { note: lineNote }),
        },
      ];
    }),
  };
}
