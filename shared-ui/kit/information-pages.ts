interface BuiltInSection {
  id: string;
  heading: string;
  text: string;
}

export interface BuiltInPage {
  title: string;
  lead: string;
  sections: BuiltInSection[];
}

/** Sections of the built-in text pages, in order. */
const sectionsOf = {
  about: ['what', 'check', 'deliver', 'pay', 'quote'],
  faq: ['pay', 'deliver', 'orders', 'account', 'cancel', 'returns', 'invoice', 'quote', 'sell', 'approve'],
  privacy: ['keep', 'why', 'share', 'protect', 'rights'],
  terms: ['order', 'delivery', 'cancel', 'quote', 'seller', 'law'],
} as const;

/** Placeholder in page texts for the subtotal above which delivery is free. */
export const freeDeliveryMark = '{{freeDeliveryFrom}}';

/** Built-in texts of a page; `read` returns the message of a key in the namespace `information`. */
export function builtInPage(page: keyof typeof sectionsOf, read: (key: string) => string): BuiltInPage {
  return {
    title: read(`${page}.title`),
    lead: read(`${page}.lead`),
    sections: sectionsOf[page].map((id) =>
      page === 'faq'
        ? { id, heading: read(`faq.items.${id}.q`), text: read(`faq.items.${id}.a`) }
        : { id, heading: read(`${page}.${id}Heading`), text: read(`${page}.${id}`) },
    ),
  };
}
