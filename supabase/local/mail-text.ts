const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Plain text of a mail rendered from `supabase/templates`: a line per paragraph, and each link as its label and address.
 * Reads only the elements that these templates use.
 */
export function mailText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/g, '$2: $1')
    .replace(/<\/p>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    .replace(/ *\n */g, '\n')
    .trim();
}
