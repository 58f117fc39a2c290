const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(reference: string): string | undefined {
  if (!reference.startsWith('#')) return named[reference];
  const code = /^#x/i.test(reference) ? parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Replaces XML's five entities and character references; there are no others in these files. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,4});/g, (all, name: string) => {
    return characterOf(name) ?? all;
  });
}

export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes.set(name!, decodeXml(double ?? single ?? ''));
  return attributes;
}

/** Attributes of all elements with this name and no prefix, in a document that fits in memory. */
export function elementsOf(xml: string, name: string): Map<string, string>[] {
  const tags = new RegExp(`<${name}(?=[\\s/>])((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>`, 'g');
  return [...xml.matchAll(tags)].map(([, tag]) => attributesOf(tag!));
}

/** Content of the first element with this name; empty if there is none. */
export function contentOf(xml: string, name: string): string {
  const from = xml.search(new RegExp(`<${name}[\\s>]`));
  const to = from < 0 ? -1 : xml.indexOf(`</${name}>`, from);
  return to < 0 ? '' : xml.slice(from, to);
}
