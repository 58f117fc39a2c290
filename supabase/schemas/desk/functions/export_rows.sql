-- Query for the rows of a kind. `$1` is the last key of the previous page (null at first), `$2` the number of rows, `$3`
-- and `$4` the times from which and before which the rows were created (null: no bound); column export_key orders them. Null for
-- an unknown kind.
create function private.export_source(entity text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case entity
    when 'sellers' then $q$
      select c.id as export_key, c.name, c.name_en, c.name_ar, c.slug, c.status, c.phone, c.governorate, owner.email as owner_email,
        c.created_at
      from (select * from public.companies x where x.status <> 'buying' and ($1 is null or x.id > $1::uuid)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) c
      left join lateral (select u.email from public.company_members m join auth.users u on u.id = m.user_id
        where m.company_id = c.id and m.role = 'owner' order by m.created_at, m.user_id limit 1) owner on true$q$
    when 'users' then $q$
      select u.id as export_key, p.full_name, u.email, p.phone,
        case when s.user_id is not null then 'admin' when m.user_id is not null then 'seller' else 'buyer' end as role,
        s.role as staff_role, m.role as company_role, m.name as company_name, u.email_confirmed_at is not null as email_verified,
        u.created_at, u.last_sign_in_at
      from (select * from auth.users x where ($1 is null or x.id > $1::uuid)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) u
      left join public.profiles p on p.id = u.id left join public.staff s on s.user_id = u.id
      left join lateral (select y.user_id, y.role, c.name from public.company_members y
        join public.companies c on c.id = y.company_id where y.user_id = u.id order by y.created_at limit 1) m on true$q$
    when 'products' then $q$
      select p.id as export_key, p.id, c.name as company_name, p.sku, p.name_en, p.name_ar, p.brand, p.model_number,
        g.name_en as category_en, g.name_ar as category_ar, p.unit, o.price, o.discounted_price, o.deal_starts_at, o.deal_ends_at,
        -- The form of sellers' files: 10 = 5%; 50 = 8%.
        (select string_agg(format('%s = %s%%', d -> 'quantity', d -> 'percent'), '; ' order by (d ->> 'quantity')::numeric)
          from jsonb_array_elements(o.volume_discounts) d) as volume_discounts,
        private.total_stock(p.id) as stock, p.returns, p.published, p.moderation, p.moderation_reason, o.rating_average, o.rating_count,
        p.slug_en, p.slug_ar, p.main_image, p.created_at, p.updated_at, p.deleted_at
      from (select * from public.products x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) p
      join public.companies c on c.id = p.company_id join public.categories g on g.id = p.category_id
      left join public.product_offers o on o.product_id = p.id$q$
    when 'categories' then $q$
      select g.id as export_key, g.id, private.category_reference(g.parent_id) as parent, g.name_en, g.name_ar, g.slug_en, g.slug_ar, g.position, g.is_hidden, g.returns, g.image,
        g.seo_title_en, g.seo_title_ar, g.seo_description_en, g.seo_description_ar,
        array_to_string(g.focus_keywords, ', ') as focus_keywords, g.created_at, g.updated_at
      from (select * from public.categories x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) g$q$
    when 'orders' then $q$
      select o.id as export_key, o.number, o.status, o.approved_at, o.invoice_number, o.company_name, o.buyer_name, o.buyer_phone, k.email, o.governorate,
        case when not o.is_pickup then k.district end as district, case when not o.is_pickup then k.address end as address,
        case when not o.is_pickup then k.landmark end as landmark, case when not o.is_pickup then k.postal_code end as postal_code,
        o.is_pickup, o.pickup_address_en, o.pickup_address_ar, o.pickup_note_en, o.pickup_note_ar, k.notes, k.buyer_company, k.tax_number,
        k.purchase_order, k.cost_code, private.project_title(o.project_id) as project, o.due_on, d.name as courier, o.tracking_number, k.payment_method,
        o.line_count, o.subtotal, o.delivery_fee, o.total, o.created_at, o.updated_at
      from (select * from public.orders x where ($1 is null or x.id > $1::uuid)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) o
      join public.checkouts k on k.id = o.checkout_id left join private.couriers d on d.id = o.courier_id$q$
    when 'order_lines' then $q$
      select l.id as export_key, l.number, l.product_id, l.sku, l.name_en, l.name_ar, l.size, l.color, l.unit, l.unit_price, l.quantity,
        l.line_total, l.returns
      from (select l.*, x.number from public.order_lines l join public.orders x on x.id = l.order_id
        where ($1 is null or l.id > $1::bigint) and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by l.id limit $2) l$q$
    when 'quote_requests' then $q$
      select q.id as export_key, q.number, q.status, q.full_name, q.company_name, q.email, q.phone, q.governorate, q.district,
        q.is_pickup, q.message, q.payment, q.needed_by, q.closes_at, q.line_count, q.offer_count, q.awarded_count, q.language, q.created_at
      from (select * from private.quote_requests x where x.status <> 'Draft' and ($1 is null or x.id > $1::uuid)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) q$q$
    when 'quote_lines' then $q$
      select l.id as export_key, l.number, l.position, l.section, l.code, l.product_id, l.description, l.description_ar, l.quantity, l.unit
      from (select l.*, x.number from private.quote_lines l join private.quote_requests x on x.id = l.request_id
        where ($1 is null or l.id > $1::uuid) and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by l.id limit $2) l$q$
    when 'messages' then $q$
      select m.id as export_key, m.id, m.status, m.full_name, m.email, m.message, m.language, m.handled_at, m.created_at
      from (select * from public.contact_messages x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) m$q$
    when 'reviews' then $q$
      select r.id as export_key, r.id, r.product_id, p.name_en, p.name_ar, r.rating, r.body, r.author_name, r.verified_purchase,
        r.created_at
      from (select * from public.reviews x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) r
      join public.products p on p.id = r.product_id$q$
    when 'product_questions' then $q$
      select r.id as export_key, r.id, r.product_id, p.name_en, p.name_ar, r.body, r.author_name, r.created_at, r.answer,
        r.answered_at, r.hidden_at, r.hidden_reason
      from (select * from public.product_questions x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) r
      join public.products p on p.id = r.product_id$q$
    when 'returns' then $q$
      select r.id as export_key, r.number, r.status, r.order_number, r.company_name, r.buyer_name, r.phone, r.wish, r.outcome, r.value,
        r.refund, r.credited, r.created_at, r.answered_at, r.updated_at
      from (select * from private.returns x where ($1 is null or x.id > $1::uuid)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) r$q$
    when 'transactions' then $q$
      select t.id as export_key, t.id, t.effective_on, t.kind, c.name as company_name, o.number as order_number, t.debt_change, t.note,
        private.person_name(t.actor_id) as actor_name, t.recorded_at as created_at
      from (select * from private.ledger_transactions x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.recorded_at >= $3) and ($4 is null or x.recorded_at < $4) order by x.id limit $2) t
      left join public.companies c on c.id = t.company_id left join public.orders o on o.id = t.order_id$q$
    -- The console words the action, the subject and the changes as its log does.
    when 'audit_log' then $q$
      select a.id as export_key, a.id, a.created_at, a.actor_name, a.actor_kind, c.name as company_name,
        jsonb_build_object('action', a.action, 'table_name', a.table_name) as action,
        jsonb_build_object('table_name', a.table_name, 'label', private.audited_label(a),
          'names', private.audited_names(a.table_name, a.row_id, coalesce(a.after, a.before))) as subject,
        private.audited_changes(a.table_name, a.before, a.after) as changes, a.reason
      from (select * from public.audit_log x where ($1 is null or x.id > $1::bigint)
        and ($3 is null or x.created_at >= $3) and ($4 is null or x.created_at < $4) order by x.id limit $2) a
      left join public.companies c on c.id = a.company_id$q$
  end
$$;

-- One page of an export started by the caller: {rows: [{column: value}], next}. `after` is the `next` of the previous page;
-- null at the end.
create function private.export_rows(export_id uuid, entity text, after text, page_limit int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_limit, 1000), 1), 2000);
  begun jsonb;
  period record;
  found_count int;
  rows jsonb;
  last_key text;
begin
  perform private.require_staff('export');
  perform private.require_staff(private.export_right(export_rows.entity));
  select a.after into begun from public.audit_log a
  where a.table_name = 'exports' and a.row_id = export_rows.export_id::text and a.actor_id = private.caller_id()
    and a.created_at > now() - interval '1 day' and a.after ? export_rows.entity;
  if not found then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.require_that(export_rows.after is null or pg_input_is_valid(export_rows.after, case
    when export_rows.entity in ('sellers', 'users', 'orders', 'quote_requests', 'quote_lines', 'returns') then 'uuid' else 'bigint' end), 'after', 'format');
  period := private.export_period((begun ->> 'first_day')::date, (begun ->> 'last_day')::date);
  execute format($q$
    with page as materialized (%s)
    select count(*), coalesce(jsonb_agg(to_jsonb(page) - 'export_key' order by export_key), '[]'),
      (array_agg(export_key::text order by export_key desc))[1] from page$q$, private.export_source(export_rows.entity))
  into found_count, rows, last_key using export_rows.after, size, period.first_time, period.last_time;
  return jsonb_build_object('rows', rows, 'next', case when found_count = size then last_key end);
end
$$;

create function public.export_rows(export_id uuid, entity text, after text default null, page_limit int default 1000) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_rows(export_id, entity, after, page_limit) $$;
grant execute on function public.export_rows(uuid, text, text, int), private.export_rows(uuid, text, text, int)
  to authenticated, service_role;
