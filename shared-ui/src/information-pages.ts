interface BuiltInSection {
  id: string;
  heading: string;
  text: string;
}

/** A page as its words in one language say it. */
export interface BuiltInPage {
  title: string;
  lead: string;
  sections: BuiltInSection[];
}

/** The sections of the pages of plain words as the shop brings them along, in their order. */
const sectionsOf = {
  about: ['what', 'check', 'deliver', 'pay', 'quote'],
  faq: ['pay', 'deliver', 'orders', 'account', 'cancel', 'returns', 'invoice', 'quote', 'sell', 'approve'],
  privacy: ['keep', 'why', 'share', 'protect', 'rights'],
  terms: ['order', 'delivery', 'cancel', 'quote', 'seller', 'law'],
} as const;

/** What a page may write in the place of the sum from which delivery is free, as the settings say it. */
export const freeDeliveryMark = '{{freeDeliveryFrom}}';

/** A page in the words of the namespace `information`; `read` answers a key of it. */
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
