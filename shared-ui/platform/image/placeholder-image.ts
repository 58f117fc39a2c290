/** Reason for the placeholder: no picture was given, its path is not text, or it failed to load. */
export type PlaceholderKind = 'none' | 'invalid' | 'failed';

const crate =
  '<path d="M86 112l74-34 74 34v78l-74 34-74-34z"/><path d="M86 112l74 34 74-34M160 146v78M123 95l74 34"/>';
const drawings: Record<PlaceholderKind, string> = {
  none: crate,
  invalid: `${crate}<path d="M112 84l96 132"/>`,
  failed: `${crate}<path d="M250 92v44M250 152v4" stroke-width="8"/>`,
};

/** A placeholder drawing with its label, as a `data:` address. */
export function placeholderImage(kind: PlaceholderKind, label: string): string {
  const text = label.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">' +
    '<rect width="320" height="320" fill="#F4F5F3"/>' +
    `<g fill="none" stroke="#71828B" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${drawings[kind]}</g>` +
    `<text x="160" y="268" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#3E5561">${text}</text>` +
    '</svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
