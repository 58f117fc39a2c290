-- What a seller charges to deliver to a governorate; no row: does not deliver there.
create table public.delivery_rates (
  seller_id uuid not null references public.sellers (id) on delete cascade,
  governorate_code text not null references public.governorates (code),
  -- IQD
  fee numeric(14, 2) not null check (fee >= 0),
  lead_days smallint not null check (lead_days between 0 and 60),
  primary key (seller_id, governorate_code)
);
create index delivery_rates_governorate_code_idx on public.delivery_rates (governorate_code);

create function private.validate_delivery_rate()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_that(new.fee >= 0, 'fee', 'not_negative');
  perform private.require_that(new.lead_days between 0 and 60, 'lead_days', 'out_of_range');
  return new;
end
$$;
create trigger validate_delivery_rate before insert or update on public.delivery_rates
  for each row execute function private.validate_delivery_rate();

-- A new seller starts with the usual rates: 5,000 IQD within the own governorate (Baghdad when unknown), 10,000 elsewhere.
create function private.create_default_delivery_rates()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.delivery_rates (seller_id, governorate_code, fee, lead_days)
  select new.id, g.code,
    case when g.code = coalesce(new.governorate, 'IQ-BG') then 5000 else 10000 end,
    case when g.code = coalesce(new.governorate, 'IQ-BG') then 2 else 4 end
  from public.governorates g
  on conflict do nothing;
  return null;
end
$$;
create trigger create_default_delivery_rates after insert on public.sellers
  for each row when (new.role = 'seller') execute function private.create_default_delivery_rates();

-- A seller's goods from this sum (IQD) on are delivered free.
create function private.free_delivery_from()
returns numeric
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select 100000::numeric);
end
$$;

alter table public.delivery_rates enable row level security;
revoke all on public.delivery_rates from public, anon, authenticated;
grant select on public.delivery_rates to anon, authenticated;
grant insert, update (fee, lead_days), delete on public.delivery_rates to authenticated;
grant all on public.delivery_rates to service_role;
create policy delivery_rates_anon_select on public.delivery_rates for select to anon
  using (exists (select 1 from public.sellers s where s.id = seller_id and s.is_approved));
create policy delivery_rates_authenticated_select on public.delivery_rates for select to authenticated
  using (seller_id = (select auth.uid()) or (select private.is_admin())
    or exists (select 1 from public.sellers s where s.id = seller_id and s.is_approved));
create policy delivery_rates_authenticated_insert on public.delivery_rates for insert to authenticated
  with check ((seller_id = (select auth.uid()) and (select private.is_approved_seller())) or (select private.is_admin()));
create policy delivery_rates_authenticated_update on public.delivery_rates for update to authenticated
  using ((seller_id = (select auth.uid()) and (select private.is_approved_seller())) or (select private.is_admin()))
  with check ((seller_id = (select auth.uid()) and (select private.is_approved_seller())) or (select private.is_admin()));
create policy delivery_rates_authenticated_delete on public.delivery_rates for delete to authenticated
  using ((seller_id = (select auth.uid()) and (select private.is_approved_seller())) or (select private.is_admin()));
