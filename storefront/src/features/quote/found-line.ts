/**
 * Line found in pasted text or a file. All values are text, so that invalid ones can be shown in their
 * fields.
 */
export interface FoundLine {
  description: string;
  /** Western digits; '' if no quantity was found. */
  quantity: string;
  /** A catalogue unit, the unit as written, or ''. */
  unit: string;
}
