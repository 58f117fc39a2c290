/** Column name as in Excel by its index from 0: A, B, …, Z, AA. */
export function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}
