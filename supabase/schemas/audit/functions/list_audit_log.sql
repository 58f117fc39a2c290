-- Condition of the entries "a" that leaves the rows of a bulk change out of a list, or lists them alone (filter.batch). Lists
-- of a person, a row or a table contain them. The headings that companies have of a bulk change by staff are listed for one
-- company alone.
create function private.audit_batch_condition(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if filter ->> 'batch' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'batch', 'uuid'), 'batch', 'format');
    return format(' and a.batch_id = %L and not starts_with(a.row_id, %L)', filter ->> 'batch', filter ->> 'batch');
  elsif filter ->> 'company_id' is not null and coalesce(filter ->> 'term', filter ->> 'table_name') is null then
    return ' and (a.batch_id is null or starts_with(a.row_id, a.batch_id::text))';
  elsif coalesce(filter ->> 'term', filter ->> 'table_name') is null then
    return ' and (a.batch_id is null or a.row_id = a.batch_id::text)';
  end if;
  return case when filter ->> 'company_id' is null
    then ' and (a.table_name <> ''bulk_changes'' or a.row_id = a.batch_id::text)' else '' end;
end
$$;

-- Condition of the entries "a" that a term names: by the person who acted (name, email address, phone, id), the company (name,
-- phone) whose data changed, the row (id, number of an order or quote request, SKU) or the person that the row is about.
create function private.audit_term_condition(term text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(term);
  complete_phone text := private.read_phone(term);
  people uuid[];
  companies uuid[];
  products bigint[] := private.products_coded(term);
begin
  if pattern is null then
    return '';
  end if;
  people := array(
    select u.id from auth.users u left join public.profiles p on p.id = u.id
    where u.id::text = btrim(term) or p.phone = complete_phone
      or private.fold_text(concat_ws(' ', p.full_name, u.email)) like pattern limit 100);
  companies := array(
    select c.id from public.companies c
    where complete_phone in (c.phone, c.store_phone)
      or private.fold_text(concat_ws(' | ', c.name, c.name_en, c.name_ar)) like pattern limit 100);
  return format(' and (a.actor_id = any (%L::uuid[]) or a.company_id = any (%L::uuid[]) or a.row_id = %L
    or (a.table_name in (''profiles'', ''company_members'', ''mfa_factors'', ''staff'') and a.row_id = any (%L::text[]))
    or (a.table_name = ''orders'' and a.row_id = any (%L::text[]))
    or (a.table_name = ''quote_requests'' and a.row_id = any (%L::text[]))
    or (a.table_name in (''products'', ''product_offers'', ''stock_movements'') and a.row_id = any (%L::text[]))
    or (a.table_name = ''product_variants'' and a.row_id = any (array(
      select v.id::text from public.product_variants v where v.product_id = any (%L::bigint[])))))',
    people, companies, btrim(term), people, private.orders_numbered(term), private.quotes_numbered(term), products, products);
end
$$;

-- The audit log for staff with the right to read it. An item: {id, created_at, actor_name, actor_kind,
-- company_name, reason, action, table_name, row_id, label (name of an inserted or deleted row), names (see audited_names),
-- state (see batch_state), batch_id (of the rows that the entry heads, else null),
-- changes: [{field, before, after}]}. filter: {term? (see audit_term_condition), table_name?,
-- actor_kind?, company_id?, batch? (id of a bulk change), from?, to?, sort? (newest, oldest), page?, page_size?}. Rows of a bulk change: see
-- audit_batch_condition.
create function private.list_audit_log(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'true';
begin
  perform private.require_staff('audit');
  conditions := conditions || private.audit_term_condition(filter ->> 'term');
  if filter ->> 'table_name' is not null then
    conditions := conditions || format(' and a.table_name = %L', filter ->> 'table_name');
  end if;
  if filter ->> 'actor_kind' is not null then
    conditions := conditions || format(' and a.actor_kind = %L', filter ->> 'actor_kind');
  end if;
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    conditions := conditions || format(' and a.company_id = %L', filter ->> 'company_id');
  end if;
  if filter ->> 'from' is not null then
    conditions := conditions || format(' and a.created_at >= %L', private.time_of(filter, 'from'));
  end if;
  if filter ->> 'to' is not null then
    conditions := conditions || format(' and a.created_at < %L', private.time_of(filter, 'to'));
  end if;
  conditions := conditions || private.audit_batch_condition(filter);
  return private.list_page('a.id', 'from public.audit_log a where ' || conditions, 
    private.list_order(filter, 'newest', '{"newest": "a.created_at desc, a.id", "oldest": "a.created_at, a.id desc"}'),
    $item$jsonb_build_object('id', a.id, 'created_at', a.created_at, 'actor_name', a.actor_name, 'actor_kind', a.actor_kind,
      'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'reason', a.reason, 'action', a.action, 'table_name', a.table_name, 'row_id', a.row_id,
      'label', private.audited_label(a),
      'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before)),
      'state', private.batch_state(a), 'batch_id', case when starts_with(a.row_id, a.batch_id::text) then a.batch_id end,
      'changes', private.audited_changes(a.table_name, a.before, a.after))$item$,
    $joins$join public.audit_log a on a.id = shown.id left join public.companies c on c.id = a.company_id$joins$, filter);
end
$$;

create function public.list_audit_log(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_audit_log(filter) $$;
grant execute on function public.list_audit_log(jsonb), private.list_audit_log(jsonb) to authenticated, service_role;
