-- What administrators changed, with the row before and after.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references auth.users (id) on delete set null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_log_actor_id_idx on public.audit_log (actor_id);
create index audit_log_row_idx on public.audit_log (table_name, row_id);
create index audit_log_created_at_idx on public.audit_log (created_at desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated;
grant select on public.audit_log to authenticated;
grant all on public.audit_log to service_role;
create policy audit_log_authenticated_select on public.audit_log for select to authenticated
  using ((select private.is_admin()));

create function private.write_audit_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into public.audit_log (actor_id, action, table_name, row_id, before, after)
  values (auth.uid(), tg_op, tg_table_name, coalesce(new_row, old_row) ->> 'id', old_row, new_row);
  return null;
end
$$;

create trigger audit_sellers after insert or update or delete on public.sellers
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_categories after insert or update or delete on public.categories
  for each row when (private.is_admin()) execute function private.write_audit_log();
-- Stock and rating are left out: orders and reviews change them.
create trigger audit_products after insert or delete or update of seller_id, category_id, sku, slug_en, slug_ar,
  name_en, name_ar, description_en, description_ar, brand, model_number, unit, attributes, size_chart, price, discounted_price,
  deal_starts_at, deal_ends_at, main_image, additional_images, video_url, datasheet_path, published on public.products
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_orders after update on public.orders
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_reviews after delete on public.reviews
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_email_settings after insert or update or delete on public.email_settings
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_quote_requests after update or delete on public.quote_requests
  for each row when (private.is_admin()) execute function private.write_audit_log();
create trigger audit_contact_messages after update or delete on public.contact_messages
  for each row when (private.is_admin()) execute function private.write_audit_log();
