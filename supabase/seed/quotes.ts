import type { Offer } from './catalogue/offers.ts';
import { buyers } from './buyers.ts';
import { choose, shuffle, uuidOf } from './random.ts';

const day = 86_400_000;

const messages = {
  en: [
    'We are building twelve houses and need a price for the whole list, delivered in three parts.',
    'Please quote with and without delivery. Payment on receipt at the site.',
    'Annual supply for our maintenance department. Which quantity brings a better price?',
  ],
  ar: [
    'عندنا مجمع سكني ونحتاج سعر القائمة كاملة مع التوصيل على ثلاث دفعات.',
    'نرجو تزويدنا بعرض سعر مع التوصيل وبدونه، والدفع عند الاستلام.',
    'تجهيز سنوي لقسم الصيانة. أي كمية يصير عليها سعر أحسن؟',
  ],
};

/** Quote requests in all statuses. */
export function makeQuoteRequests(offers: readonly Offer[], now: number) {
  const companies = [
    'Mansour Contracting',
    'شركة الفرات للمقاولات',
    null,
    'مكتب الركابي الهندسي',
    'Zuhur Homes',
    null,
    'Tower C Joint Venture',
    null,
  ];
  return buyers.slice(0, companies.length).map((buyer, index) => {
    const id = uuidOf(`quote/${index}`);
    const requested = shuffle(offers, 'quote', index).slice(0, 2 + (index % 3));
    return {
      request: {
        id,
        user_id: buyer.id,
        full_name: buyer.name,
        company_name: companies[index],
        email: buyer.email,
        phone: buyer.phone,
        governorate: buyer.governorate,
        needed_by: index % 2 === 0 ? new Date(now + (14 - index * 3) * day).toISOString().slice(0, 10) : null,
        line_count: requested.length,
        message: choose(messages[buyer.language], 'letter', index),
        language: buyer.language,
        status: index < 4 ? 'Open' : 'Closed',
        created_at: new Date(now - (index * 9 + 1) * day),
        sent_at: new Date(now - (index * 9 + 1) * day),
        closes_at: new Date(now + (index < 4 ? 3 : 2 - index * 9) * day),
      },
      lines: requested.map((offer, place) => ({
        request_id: id,
        position: place + 1,
        product_id: offer.id,
        description: buyer.language === 'ar' ? offer.name[1] : offer.name[0],
        quantity: [20, 50, 120, 400][(index + place) % 4],
        unit: offer.unit,
      })),
    };
  });
}
