-- Boots and gloves are sold in pairs; validate_product knows the unit already.
alter table public.products drop constraint products_unit_check, add constraint products_unit_check check (unit in ('Each',
  'Piece', 'Pack', 'Box', 'Case', 'Kilogram', 'Meter', 'Ton', 'Bag', 'Square meter', 'Cubic meter', 'Liter', 'Roll', 'Pair'));
