import { units } from '@mawad/supabase/catalogue/queries';
import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import type { MailParams, Order, Quote } from './mail-params.schema.ts';
import type { MailLanguage, OutboxMail } from './mail-types.ts';
import { renderMail } from './render.tsx';

const order: Order = {
  id: '7f8f0c4e-0000-4000-8000-000000000001',
  number: 'M-4K7Q',
  company_name: 'Tigris Cement',
  company_name_en: 'Tigris Cement',
  company_name_ar: 'Tigris Cement',
  subtotal: 37500,
  delivery_fee: 5000,
  total: 42500,
  due_on: null,
  shipment: null,
  pickup: null,
  lines: [
    {
      name_en: 'Portland cement',
      name_ar: 'سمنت بورتلاندي',
      size: '50 kg',
      color: 'Grey',
      color_ar: 'رمادي',
      quantity: 3,
      ordered_quantity: null,
      unit: 'Bag',
      returns: '30_days',
      unit_price: 12500,
      line_total: 37500,
    },
  ],
};

const quote: Quote = {
  id: '7f8f0c4e-0000-4000-8000-000000000002',
  number: 'RQ-7K3F9Q',
  full_name: 'Huda',
  company_name: 'Tower',
  email: 'huda@example.com',
  phone: '+9647701234567',
  governorate_en: 'Baghdad',
  governorate_ar: 'بغداد',
  needed_by: '2027-01-31',
  message: 'Deliver\nin parts',
  line_count: 2,
  lines: [
    { description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' },
    { description: 'شيش <b>', quantity: 20, unit: 'شدة' },
  ],
};

function render(template: string, params: MailParams, language: MailLanguage = 'en') {
  const mail: OutboxMail = { id: 1, to_email: 'a@mawad.test', language, template, params, attempts: 1 };
  return renderMail(mail, 'https://mawad.test/');
}

/** All key paths of a message file, without plural suffixes. */
function pathsOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : pathsOf(value as object, `${prefix}${key}.`),
  );
}

describe('Mails', () => {
  it('have the same message keys in both languages', () => {
    expect(new Set(pathsOf(arabic))).toEqual(new Set(pathsOf(english)));
  });

  it('have a name for every unit', () => {
    expect(Object.keys(english.units)).toEqual([...units]);
  });

  it.each([
    ['en', 'Arrives by: 2 December 2026', 'Tax number: 90-123'],
    ['ar', 'التوصيل لغاية: 2 كانون الأول 2026', 'الرقم الضريبي: 90-123'],
  ] as const)('show the day of arrival and the company that buys (%s)', (language, due, tax) => {
    const company = {
      buyer_company: 'Al-Noor',
      tax_number: '90-123',
      purchase_order: null,
      cost_code: 'CC-7',
    };
    const delivery = {
      full_name: 'Ali',
      phone: '+9647701234567',
      notes: null,
      place: null,
      project: 'P-1 – School',
      ...company,
    };
    const params = { orders: [{ ...order, due_on: '2026-12-02' }], delivery: { ...delivery, email: null } };
    const { html, text } = render('order_received', params as MailParams, language);
    for (const part of [html, text])
      for (const words of [due, tax, 'Al-Noor', 'CC-7', 'P-1 – School']) expect(part).toContain(words);
  });

  it.each([
    ['en', 'Ordered: 5 bags'],
    ['ar', 'المطلوب: 5 أكياس'],
  ] as const)('show the ordered quantity after a shortage (%s)', (language, words) => {
    const short = { ...order, lines: [{ ...order.lines[0]!, ordered_quantity: 5 }] };
    const params = {
      buyer_name: 'Ali',
      company_name: 'Tigris Cement',
      company_name_en: 'Tigris Cement',
      company_name_ar: 'Tigris Cement',
      orders: [short],
      note: 'One bag is torn',
    };
    const { html, text } = render('order_shortage', params, language);
    expect(text).toContain(words);
    expect(html.replaceAll(/<\/?bdi[^>]*>/g, '')).toContain(words);
    expect(text).toContain('One bag is torn');
  });

  it.each([
    ['en', '30_days', '30-day returns'],
    ['en', 'faulty_only', 'Returns only if wrong or faulty'],
    ['en', 'none', 'Not returnable'],
    ['ar', '30_days', 'إرجاع خلال 30 يومًا'],
    ['ar', 'faulty_only', 'الإرجاع فقط إن وصل مغلوطًا أو معيبًا'],
    ['ar', 'none', 'لا يُرجَع'],
  ] as const)('show the return rule of each line in %s: %s', (language, returns, words) => {
    const params = { buyer_name: 'Ali', orders: [{ ...order, lines: [{ ...order.lines[0]!, returns }] }] };
    const { html, text } = render('order_placed', params, language);
    expect(html).toContain(words);
    expect(text).toContain(words);
  });

  it('show lines, variants, units, fees and totals in English', () => {
    const { subject, html, text } = render('order_placed', { buyer_name: 'Ali', orders: [order] });
    expect(subject).toBe('Your order M-4K7Q on Mawad');
    for (const part of [
      'dir="ltr"',
      'Portland cement (50 kg / Grey)',
      '12,500.00\u00a0IQD',
      '42,500.00\u00a0IQD',
      '/ bag',
      '5,000.00',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(`href="https://mawad.test/orders/${order.id}"`);
    expect(html).toMatch(/>3<\/bdi> bags</);
    expect(text).toContain('Portland cement (50 kg / Grey): 3 bags × 12,500.00\u00a0IQD');
  });

  it.each([
    ['en', 1, 'Bag', '1 bag'],
    ['en', 200, 'Bag', '200 bags'],
    ['en', 2.5, 'Ton', '2.5 tons'],
    ['en', 1500, 'Square meter', '1,500 square meters'],
    ['ar', 1, 'Bag', 'كيس واحد'],
    ['ar', 2, 'Case', 'كرتونان'],
    ['ar', 5, 'Roll', '5 لفات'],
    ['ar', 11, 'Ton', '11 طنًا'],
    ['ar', 200, 'Bag', '200 كيس'],
    ['ar', 20, 'شدة', '20 شدة'],
  ] as const)('in %s write %s of %s as "%s"', (language, quantity, unit, words) => {
    const lines = [{ description: 'X', quantity, unit }];
    const { html, text } = render('quote_confirmed', { quote: { ...quote, lines } }, language);
    expect(text).toContain(`- X: ${words}\n`);
    expect(html.replace(/<[^>]+>/g, '')).toContain(`X${words}`);
  });

  it.each([
    ['en', true, /delivery fee of 5,000\.00.IQD was paid; nothing else/],
    ['en', false, /delivery fee of 5,000\.00.IQD was not paid/],
    ['ar', true, /أجرة التوصيل \(5,000\.00.د\.ع\) دُفعت/],
    ['ar', false, /أجرة التوصيل \(5,000\.00.د\.ع\) لم تُدفع/],
  ] as const)(
    'state whether the delivery of refused goods was paid (%s, %s)',
    (language, fee_paid, words) => {
      const params: MailParams = { orders: [order], recipient: 'buyer', fee_paid };
      expect(render('order_cancelled', params, language).text).toMatch(words);
      expect(render('order_cancelled', { ...params, recipient: 'seller' }, language).text).not.toMatch(words);
    },
  );

  it.each([
    ['en', 'order_shipped', 'Order M-4K7Q is ready for pickup', 'Pick up at: Quay 2, Basra'],
    ['en', 'order_delivered', 'Order M-4K7Q has been collected', 'Pickup at the showroom: Free'],
    ['ar', 'order_shipped', 'الطلب M-4K7Q جاهز للاستلام', 'مكان الاستلام: الرصيف 2، البصرة'],
    ['ar', 'order_delivered', 'تم استلام الطلب M-4K7Q', 'الاستلام من المعرض: مجاني'],
  ] as const)('name the pickup place of a collected order (%s, %s)', (language, template, title, words) => {
    const pickup = {
      address_en: 'Quay 2',
      address_ar: 'الرصيف 2',
      // Null: both languages show the English note.
      note_en: 'Ask for Ali',
      note_ar: null,
      governorate_en: 'Basra',
      governorate_ar: 'البصرة',
    };
    const orders = [{ ...order, delivery_fee: 0, pickup }];
    const { subject, text, html } = render(template, { orders, recipient: 'buyer' }, language);
    expect(subject).toBe(title);
    for (const part of [words, 'Ask for Ali']) expect(text).toContain(part);
    expect(html.replace(/<[^>]+>/g, ' ')).toContain('Ask for Ali');
  });

  it.each([
    ['en', 'Courier: Rafidain Express (\u2066+9647701234567\u2069)', 'Tracking number: \u2066TR-77\u2069'],
    ['ar', 'شركة التوصيل: Rafidain Express (\u2066+9647701234567\u2069)', 'رقم التتبّع: \u2066TR-77\u2069'],
  ] as const)('name the courier and the tracking number of a shipped order (%s)', (language, ...words) => {
    const shipment = {
      ...{
        courier_id: 7,
        courier: 'Rafidain Express',
        courier_phone: '+9647701234567',
        tracking_number: 'TR-77',
      },
    };
    const { text, html } = render('order_shipped', { orders: [{ ...order, shipment }] }, language);
    for (const part of words) expect(text).toContain(part);
    expect(html).toContain('TR-77');
  });

  it.each([
    ['en', 'order_approved', 'Order M-4K7Q is approved'],
    ['en', 'order_rejected', 'Order M-4K7Q was not accepted'],
    ['ar', 'order_approved', 'تمت الموافقة على الطلب M-4K7Q'],
    ['ar', 'order_rejected', 'لم يُقبل الطلب M-4K7Q'],
  ] as const)('name the decision on an order in the subject (%s, %s)', (language, template, title) => {
    expect(render(template, { orders: [order], recipient: 'buyer' }, language).subject).toBe(title);
  });

  it('show only the recipient if the buyer collects everything', () => {
    const delivery = { full_name: 'Zainab', phone: '+9647701234567', notes: null, place: null };
    const { text } = render('order_received', { orders: [order], delivery: { ...delivery, email: null } });
    expect(text).toContain('Ordered by:\nZainab\n+9647701234567\n');
    expect(text).not.toContain('Delivered to');
  });

  it.each([
    ['en', 'Mawad switched off', 'change your password now'],
    ['ar', 'أوقفت إدارة «مواد»', 'فغيّر كلمة مرورك الآن'],
  ] as const)('give advice after the second factor was removed (%s)', (language, who, advice) => {
    const { text, html } = render('second_factor_removed', { buyer_name: 'Ali' }, language);
    for (const words of [who, advice]) expect(text).toContain(words);
    expect(html).toContain('href="https://mawad.test/account/security"');
  });

  it('join the numbers of several orders with the comma of the language', () => {
    const orders = [order, { ...order, number: 'M-9ZZZ' }];
    expect(render('order_placed', { orders }, 'ar').subject).toBe('طلبك M-4K7Q، M-9ZZZ في «مواد»');
  });

  it('give a reason that is true with and without an account for quote requests and messages', () => {
    for (const template of [
      'quote_confirmed',
      'quote_acknowledged',
      'contact_confirmed',
      'contact_acknowledged',
    ]) {
      expect(render(template, { quote }).text).toMatch(/because this address was given on Mawad/);
      expect(render(template, { quote }, 'ar').text).toMatch(/لأن هذا العنوان كُتب في موقع «مواد»/);
    }
    expect(render('order_placed', { orders: [order] }).text).toContain('because you have an account');
  });

  it.each([
    ['en', 'Dijla Building Supply', 'Karrada', 'دجلة'],
    ['ar', 'دجلة للمواد الإنشائية', 'الكرادة', 'Dijla'],
  ] as const)(
    'name seller and place only in the language of the mail (%s)',
    (language, company, district, other) => {
      const names = {
        company_name: 'دجلة',
        company_name_en: 'Dijla Building Supply',
        company_name_ar: 'دجلة للمواد الإنشائية',
      };
      const delivery = {
        full_name: 'A',
        phone: '+9647701234567',
        notes: null,
        place: {
          governorate_en: 'Baghdad',
          governorate_ar: 'بغداد',
          district_en: 'Karrada',
          district_ar: 'الكرادة',
          address: '1',
          landmark: null,
        },
      };
      const orders = [{ ...order, ...names }];
      for (const [template, params] of [
        ['order_placed', { buyer_name: 'A', orders, delivery }],
        ['order_received', { ...names, buyer_name: 'A', orders, delivery }],
        ['order_shortage', { ...names, buyer_name: 'A', orders, note: null }],
        ['seller_approved', { ...names, note: null }],
        ['document_submitted', names],
        ['question_answered', { ...names, buyer_name: 'A', question: 'x', answer: 'y' }],
      ] as [string, MailParams][]) {
        const { subject, html, text } = render(template, params, language);
        for (const part of [html, text]) {
          expect([template, part.includes(company)]).toEqual([template, true]);
          expect([template, (subject + part).includes(other)]).toEqual([template, false]);
          if (params.delivery) expect(part).toContain(district);
        }
      }
    },
  );

  it('are right to left in Arabic, with isolated numbers', () => {
    const { subject, html } = render('order_placed', { buyer_name: 'علي', orders: [order] }, 'ar');
    expect(subject).toBe('طلبك M-4K7Q في «مواد»');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('سمنت بورتلاندي (\u206850 kg\u2069 / \u2068رمادي\u2069)');
    // In right-to-left direction the amount precedes the currency, as on the site.
    expect(html).toMatch(/<bdi dir="rtl"[^>]*>42,500\.00\u00a0د\.ع<\/bdi>/);
  });

  it('contain an answer of the staff unchanged', () => {
    const { subject, html, text } = render(
      'contact_answered',
      { answer: 'Bags: 12,500 <b>\n{number}', reply_to: 'info@mawad.test' },
      'ar',
    );
    expect(subject).toBe('إجابتنا عن رسالتك');
    expect(text).toContain('Bags: 12,500 <b>\n{number}');
    expect(html).toContain('Bags: 12,500 &lt;b><br/>{number}');
  });

  it('contain a question for the company and its answer for the buyer, each with a link', () => {
    const about = { product_id: 7, product_en: 'Cement', product_ar: 'سمنت', question: 'Wet <b>\n{answer}?' };
    const received = render('question_received', {
      company_name: 'Tigris',
      company_name_en: 'Tigris',
      company_name_ar: 'Tigris',
      ...about,
    });
    expect(received.subject).toBe('A buyer asked about Cement');
    expect(received.text).toContain('Hello Tigris,');
    expect(received.text).toContain('Wet <b>\n{answer}?');
    expect(received.html).toContain('Wet &lt;b><br/>{answer}?');
    expect(received.html).toContain('href="https://mawad.test/seller/dashboard/questions?state=unanswered"');
    const answer = {
      company_name: 'Tigris',
      company_name_en: 'Tigris',
      company_name_ar: 'Tigris',
      buyer_name: 'Ali',
      answer: 'No',
    };
    const answered = render('question_answered', { ...about, ...answer }, 'ar');
    expect(answered.subject).toBe('تمت الإجابة عن سؤالك حول سمنت');
    expect(answered.text).toContain('إجابة Tigris:\nNo');
    expect(answered.html).toContain('href="https://mawad.test/product/7#questions"');
  });

  it('show free delivery', () => {
    const { text } = render('order_placed', { orders: [{ ...order, delivery_fee: 0 }] });
    expect(text).toContain('Delivery: Free');
  });

  it('show the total of several orders of one checkout', () => {
    const params = { orders: [order, { ...order, number: 'M-9ZZZ' }], total: 85000 };
    const { subject, text } = render('order_placed', params);
    expect(subject).toContain('M-4K7Q, M-9ZZZ');
    expect(text).toContain('Total of all orders: 85,000.00\u00a0IQD');
  });

  it('escape stored text in HTML and headers', () => {
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: all@mawad.test';
    const { subject, html } = render('seller_applied', {
      company_name: evil,
      company_name_en: evil,
      company_name_ar: evil,
      email: 'a@b.test',
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
  });

  it('have different texts for buyer and seller of a cancelled order', () => {
    const names = {
      buyer_name: 'Ali',
      company_name: 'Tigris Cement',
      company_name_en: 'Tigris Cement',
      company_name_ar: 'Tigris Cement',
      orders: [order],
    };
    const buyers = render('order_cancelled', { ...names, recipient: 'buyer' });
    const sellers = render('order_cancelled', { ...names, recipient: 'seller' });
    expect(buyers.text).toContain('Hello Ali,');
    expect(buyers.text).toContain('/orders/');
    expect(sellers.text).toContain('Hello Tigris Cement,');
    expect(sellers.text).toContain('https://mawad.test/seller/dashboard/orders');
  });

  it('say which lines of a request have no firm quantity, and how many are not listed', () => {
    const lines = [{ description: 'Copper pipe', quantity: null, unit: 'Meter' }];
    const { html, text } = render('quote_received', { quote: { ...quote, line_count: 3, lines } });
    for (const part of [html, text]) {
      expect(part).toContain('no firm quantity');
      expect(part).toContain('… and 2 more');
    }
  });

  it('confirm a quote request with its lines and a link to it', () => {
    const english = render('quote_confirmed', { buyer_name: 'Huda', quote });
    expect(english.subject).toBe('Your quote request RQ-7K3F9Q on Mawad');
    expect(english.text).toContain('Hello Huda,');
    expect(english.text).toContain('- Rebar 12 mm: 2.5 tons\n- شيش <b>: 20 شدة');
    expect(english.text).toContain('Needed by: 2027-01-31');
    expect(english.text).not.toContain('+9647701234567');
    expect(english.html).toContain('شيش &lt;b>');
    expect(english.html).toContain(`href="https://mawad.test/account/quotes/${quote.id}"`);
    const arabic = render('quote_confirmed', { buyer_name: 'هدى', quote }, 'ar');
    expect(arabic.subject).toBe('طلب السعر RQ-7K3F9Q في «مواد»');
    expect(arabic.html).toMatch(/2\.5<\/bdi> طن/);
    expect(arabic.text).toContain('المحافظة: بغداد');
  });

  it('show the sender to admins and set Reply-To to the sender', () => {
    const mail = render('quote_received', { quote, reply_to: quote.email });
    expect(mail.subject).toBe('Quote request RQ-7K3F9Q');
    expect(mail.replyTo).toBe('huda@example.com');
    for (const part of ['Huda requested prices', 'Company: Tower', 'Phone: +9647701234567'])
      expect(mail.text).toContain(part);
    expect(mail.html).toContain('Deliver<br/>in parts');
    const message = render('contact_received', {
      full_name: 'Ali',
      email: 'ali@example.com',
      message: 'One\n<i>two</i>',
      reply_to: 'ali@example.com\r\nBcc: all@mawad.test',
    });
    expect(message.subject).toBe('Message from Ali');
    expect(message.html).toContain('One<br/>&lt;i>two');
    expect(message.replyTo).not.toMatch(/[\r\n]/);
  });

  it.each([
    [
      'en',
      ['Hello Tigris,', '- Rebar 12 mm: 2.5 tons', '… and 4 more', 'Governorate: Baghdad'],
      'Answers until (Baghdad time): 2027-01-30 14:30',
    ],
    [
      'ar',
      ['أهلًا دجلة،', '- Rebar 12 mm: 2.5 طن', '… وغيرها: 4', 'المحافظة: بغداد'],
      'الرد حتى (بتوقيت بغداد): 2027-01-30 14:30',
    ],
  ] as const)('ask a company for prices, with a link to its portal (%s)', (language, words, closing) => {
    const names = { company_name: 'Tigris', company_name_en: 'Tigris', company_name_ar: 'دجلة' };
    const place = { governorate_en: 'Baghdad', governorate_ar: 'بغداد', is_pickup: false };
    const lines = quote.lines.slice(0, 1);
    const asked = { ...place, needed_by: null, closes_at: '2027-01-30 14:30', line_count: 5, lines };
    const params = { ...names, request_id: quote.id, number: quote.number, asked };
    const { subject, text, html } = render('quote_asked', params, language);
    expect(subject).toContain('RQ-7K3F9Q');
    for (const part of [...words, closing]) expect(text).toContain(part);
    expect(html).toContain(`href="https://mawad.test/seller/dashboard/quotes/${quote.id}"`);
  });

  it('show a buyer who offers how much for how many lines, and a guest only that an offer arrived', () => {
    const names = { company_name: 'Tigris', company_name_en: 'Tigris', company_name_ar: 'دجلة' };
    const request = { request_id: quote.id, number: quote.number };
    const offered = { ...names, ...request, buyer_name: 'Huda', subtotal: 37500, quoted: 7, line_count: 9 };
    const english = render('quote_offered', offered);
    expect(english.text).toContain('Tigris offers prices for 7 of 9 lines: 37,500.00\u00a0IQD');
    expect(english.html).toContain(`href="https://mawad.test/account/quotes/${quote.id}/compare"`);
    const arabic = render('quote_offered', offered, 'ar');
    expect(arabic.subject).toBe('ردّت دجلة على طلبك RQ-7K3F9Q');
    const closed = render('quote_closed', { ...request, buyer_name: 'Huda', offers: 2, note: 'Sent twice' });
    expect(closed.text).toContain('Note: Sent twice');
    const guests = render('quote_answered', { number: quote.number });
    expect(guests.text).toContain('because this address was given on Mawad');
    expect(guests.html).toContain('href="https://mawad.test/account/quotes"');
  });

  it('summarise several quote requests and messages: counts, senders and the beginning of each message', () => {
    const params = {
      quotes: 1,
      messages: 21,
      entries: [
        { number: 'RQ-7K3F9Q', full_name: 'Huda', contact: 'huda@example.com' },
        { full_name: '<b>Ali</b>', contact: 'ali@example.com', message: 'One\n<i>two</i>' },
      ],
    };
    const mail = render('received_digest', params);
    expect(mail.subject).toBe('New messages and requests: 22');
    expect(mail.text).toContain('Quote requests: 1\nContact messages: 21');
    expect(mail.text).toContain('- RQ-7K3F9Q · Huda · huda@example.com');
    expect(mail.text).toContain('… and 20 more');
    expect(mail.html).toContain('&lt;b>Ali&lt;/b>');
    expect(mail.html).toContain('One<br/>&lt;i>two');
    expect(mail.html).not.toContain('href');
    const arabic = render('received_digest', params, 'ar');
    expect(arabic.subject).toBe('رسائل وطلبات جديدة: 22');
    expect(arabic.text).toContain('رسائل الاتصال: 21');
  });

  it('give a reason and no link to unconfirmed addresses', () => {
    for (const template of ['quote_acknowledged', 'contact_acknowledged']) {
      const { html, text } = render(template, { number: 'RQ-7K3F9Q' });
      expect(html).not.toContain('href');
      expect(text).toContain('because this address was given on Mawad');
      expect(text.includes('RQ-7K3F9Q')).toBe(template === 'quote_acknowledged');
    }
  });

  it.each(Object.keys(english.templates).filter((name) => name !== 'order_cancelled_seller'))(
    'fill every placeholder of %s in both languages',
    (template) => {
      const params = {
        buyer_name: 'B',
        company_name: 'C',
        company_name_en: 'C',
        company_name_ar: 'C',
        full_name: 'F',
        email: 'e@e.test',
        note: 'N',
        message: 'M',
        orders: [order],
        quote,
        quotes: 1,
        messages: 1,
        entries: [{ full_name: 'F', contact: 'e@e.test' }],
        ...{ product_id: 7, product_en: 'P', product_ar: 'P', question: 'Q', answer: 'A' },
      };
      for (const language of ['en', 'ar'] as const) {
        const { subject, html, text } = render(template, params, language);
        expect(subject).not.toBe('');
        expect(html + text + subject).not.toMatch(/\{\w+\}|undefined|null/);
      }
    },
  );

  it('contain the invitation link and the company name in the language of the mail', () => {
    const params = {
      company_name: 'Tigris Tools',
      company_name_en: 'Tigris Tools',
      company_name_ar: 'Tigris Tools',
      company_name_ar: 'عدد دجلة',
      token: 'a_b-c',
    };
    const english = render('team_invited', params);
    expect(english.subject).toBe('Tigris Tools invites you to its team on Mawad');
    expect(english.text).toContain('https://mawad.test/seller/join?token=a_b-c');
    expect(render('team_invited', params, 'ar').subject).toBe('عدد دجلة تدعوك إلى فريقها في «مواد»');
  });
});
