-- Reasons that the operator starts with; the seller pays each way back.
insert into private.return_settings default values;
insert into private.return_reasons (code, name_en, name_ar, is_fault, way_back_by, position) values
  ('damaged', 'Arrived damaged', 'وصلت تالفة', true, 'seller', 1),
  ('faulty', 'Does not work', 'لا تعمل', true, 'seller', 2),
  ('wrong_item', 'Wrong item', 'وصلت مادة خاطئة', true, 'seller', 3),
  ('missing_part', 'Missing part', 'قطعة ناقصة', true, 'seller', 4),
  ('not_as_described', 'Not as described', 'لا تطابق الوصف', true, 'seller', 5),
  ('too_late', 'Arrived too late', 'وصلت متأخرة', true, 'seller', 6),
  ('ordered_by_mistake', 'Ordered by mistake', 'طُلبت بالخطأ', false, 'seller', 7),
  ('no_longer_needed', 'No longer needed', 'لم تعد هناك حاجة إليها', false, 'seller', 8);
