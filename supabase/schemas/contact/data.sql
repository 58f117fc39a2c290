insert into public.answer_templates (name_en, name_ar, body_en, body_ar) values
  ('Thank you', 'شكرًا لرسالتك',
    E'Hello {name},\n\nThank you for writing to us.\n\n',
    E'السلام عليكم {name}،\n\nشكرًا لتواصلك معنا.\n\n'),
  ('Where is my order?', 'أين طلبي؟',
    E'Hello {name},\n\nYou can follow your order step by step under “My orders”. If it is late, send us its number and we will ask the seller.',
    E'السلام عليكم {name}،\n\nيمكنك متابعة طلبك خطوة بخطوة من صفحة «طلباتي». إذا تأخر فأرسل لنا رقم الطلب حتى نسأل البائع.'),
  ('Selling on Mawad', 'البيع في «مواد»',
    E'Hello {name},\n\nTo sell on Mawad, sign up as a seller with the name of your company. We check every application and answer within two working days.',
    E'السلام عليكم {name}،\n\nللبيع في «مواد» سجّل بائعًا باسم شركتك. نراجع كل طلب ونجيب خلال يومي عمل.');
