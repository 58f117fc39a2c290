/** Texts of either direction, joined by a dash; empty ones are left out. */
export function JoinedParts({ parts }: { parts: (string | null | undefined)[] }) {
  return parts.filter(Boolean).map((part, place) => (
    <span key={place}>
      {place > 0 && ' – '}
      <bdi>{part}</bdi>
    </span>
  ));
}
