import { buyers } from './buyers.ts';

const day = 86_400_000;

export function makeContactMessages(now: number) {
  const rows: readonly (readonly ['en' | 'ar', string, number, boolean])[] = [
    ['ar', 'السلام عليكم، هل يوجد توصيل لقضاء الشطرة؟ وكم تستغرق المدة؟', 1, false],
    ['en', 'I ordered as a guest company last year. Can the old invoices be added to my account?', 3, false],
    ['ar', 'أريد فاتورة رسمية باسم الشركة مع كل طلب. كيف أضيف الاسم؟', 12, true],
    ['en', 'One seller lists prices per ton, another per piece. Could both be shown?', 30, true],
    ['ar', 'شكراً على سرعة التوصيل، السايق كان محترم جداً.', 44, true],
  ];
  return rows.map(([language, message, days, handled], index) => {
    const author = buyers.filter((buyer) => buyer.language === language)[index]!;
    return {
      user_id: author.id,
      full_name: author.name,
      email: author.email,
      message,
      language,
      status: handled ? 'Answered' : 'New',
      handled_at: handled ? new Date(now - (days - 0.6) * day) : null,
      created_at: new Date(now - days * day),
    };
  });
}
