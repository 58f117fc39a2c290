/** Structured data of a page for search engines (schema.org). */
export function StructuredData({ item }: { item: object }) {
  // "<" is escaped, so that no text can close the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
