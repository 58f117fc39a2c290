import type { Offer } from './catalogue/offers.ts';
import { buyers, type BuyerSeed } from './buyers.ts';
import { between, chance, choose } from './random.ts';

const day = 86_400_000;

export interface QuestionSeed {
  offer: Offer;
  author: BuyerSeed;
  body: string;
  /** Null: not answered yet. */
  answer: string | null;
  at: Date;
  answeredAt: Date | null;
}

/** Questions and answers that suit all goods. */
const texts: Record<'en' | 'ar', readonly (readonly [question: string, answer: string])[]> = {
  en: [
    ['Is there a test certificate for this?', 'Yes, it comes with the goods.'],
    [
      'Can I exchange it if the package arrives damaged?',
      'Yes, within 30 days. Keep the package and call us.',
    ],
    [
      'Do you have more than the stock shown here?',
      'We restock every week. Ask for a quote with the quantity that you need.',
    ],
    [
      'Can the delivery come before eight in the morning?',
      'In the city, yes. Tell the driver when he calls.',
    ],
    [
      'Is there a better price for a whole project?',
      'Send a quote request with the quantities; we answer the same day.',
    ],
    ['Can I see it at your showroom before I order?', 'Yes, every day but Friday, from nine to four.'],
  ],
  ar: [
    ['هل تتوفر شهادة فحص لهذا المنتج؟', 'نعم، تصلك مع البضاعة.'],
    ['هل أستطيع تبديله إذا وصل متضررًا؟', 'نعم، خلال 30 يومًا. احتفظ بالعبوة واتصل بنا.'],
    ['هل تتوفر كمية أكبر من المعروضة هنا؟', 'يصلنا منه كل أسبوع. اطلب عرض سعر بالكمية التي تحتاجها.'],
    ['هل يمكن التوصيل قبل الثامنة صباحًا؟', 'داخل المدينة نعم. أخبر السائق عندما يتصل بك.'],
    ['هل يوجد سعر أفضل لمشروع كامل؟', 'أرسل طلب عرض سعر بالكميات ونجيبك في اليوم نفسه.'],
    ['هل أستطيع معاينته في معرضكم قبل الطلب؟', 'نعم، كل يوم عدا الجمعة من التاسعة إلى الرابعة.'],
  ],
};

/** Questions about a part of the goods; one in four is unanswered. */
export function makeQuestions(offers: readonly Offer[], now: number): QuestionSeed[] {
  return offers
    .filter((offer) => chance(offer.key, 'asked') < 0.12)
    .map((offer) => {
      const author = choose(buyers, offer.key, 'asker');
      const [body, answer] = choose(texts[author.language], offer.key, 'question');
      const askedAt = Math.max(
        offer.createdAt.getTime(),
        now - between(2, 90, offer.key, 'asked on') * day - day * chance(offer.key, 'hour'),
      );
      const isAnswered = chance(offer.key, 'answered') < 0.75;
      return {
        offer,
        author,
        body,
        answer: isAnswered ? answer : null,
        at: new Date(askedAt),
        answeredAt: isAnswered
          ? new Date(askedAt + (now - askedAt) * 0.5 * chance(offer.key, 'reply'))
          : null,
      };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
