/** What a page says about itself to search engines, see schema.org. */
export function StructuredData({ item }: { item: object }) {
  // "<" is escaped so that no name or description can close the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
