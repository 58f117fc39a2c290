-- Units that goods are sold by.
create table public.units (
  code text primary key check (length(code) between 1 and 40),
  label_en text not null check (length(label_en) between 1 and 60),
  label_ar text not null check (length(label_ar) between 1 and 60),
  -- How fine a quantity may be: 0 for pieces, 3 for tons.
  decimals smallint not null default 0 check (decimals between 0 and 3),
  -- What the unit measures, so that amounts can be compared: 1 ton is 1000 kilograms.
  base_unit text references public.units (code),
  base_factor numeric check (base_factor > 0 and base_factor < 'Infinity'),
  position smallint not null default 0,
  check ((base_unit is null) = (base_factor is null))
);
create index units_base_unit_idx on public.units (base_unit);

alter table public.units enable row level security;
revoke all on public.units from public, anon, authenticated;
grant select on public.units to anon, authenticated;
grant all on public.units to service_role;
create policy units_anon_select on public.units for select to anon using (true);
create policy units_authenticated_select on public.units for select to authenticated using (true);

insert into public.units (code, label_en, label_ar, decimals, base_unit, base_factor, position) values
  ('Each', 'Each', 'وحدة', 0, null, null, 1),
  ('Piece', 'Piece', 'قطعة', 0, null, null, 2),
  ('Pack', 'Pack', 'حزمة', 0, null, null, 3),
  ('Box', 'Box', 'علبة', 0, null, null, 4),
  ('Case', 'Case', 'كرتون', 0, null, null, 5),
  ('Bag', 'Bag', 'كيس', 0, null, null, 6),
  ('Roll', 'Roll', 'لفة', 0, null, null, 7),
  ('Pair', 'Pair', 'زوج', 0, null, null, 8),
  ('Kilogram', 'Kilogram', 'كغم', 3, null, null, 9),
  ('Meter', 'Meter', 'متر', 3, null, null, 10),
  ('Square meter', 'Square meter', 'م²', 3, null, null, 11),
  ('Cubic meter', 'Cubic meter', 'م³', 3, null, null, 12),
  ('Liter', 'Liter', 'لتر', 3, null, null, 13),
  ('Ton', 'Ton', 'طن', 3, 'Kilogram', 1000, 14);
