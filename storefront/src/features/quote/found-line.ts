/** A line as it was found: texts, so that what is wrong can be shown where it stands. */
export interface FoundLine {
  description: string;
  /** Western digits, or empty where none was found. */
  quantity: string;
  /** A unit of the catalogue, what stood there, or empty. */
  unit: string;
}
