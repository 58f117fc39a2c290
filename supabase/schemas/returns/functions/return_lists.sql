-- SQL condition over returns "r" in which a side has to act: the buyer answers an offer, hands goods over or gives evidence; the seller
-- answers, hands back money or a part, or gives evidence; the staff decides.
create function private.waiting_return_condition(side text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case side
    when 'buyer' then $sql$(r.due_kind = 'reduction' or r.evidence_side = 'buyer'
      or r.status = 'Accepted' and r.handover = 'showroom' and r.appeal_side is null)$sql$
    when 'seller' then $sql$(r.status in ('Requested', 'Received', 'Accepted') and r.appeal_side is null
      and (r.status <> 'Accepted' or r.handover = 'keep' and (r.refund is not null or r.wish = 'missing_part'))
      or r.evidence_side = 'seller')$sql$
    else '(r.appeal_side is not null and r.evidence_side is null)' end
$$;

-- A return in a list of a side: returnSummary of returns/answers.ts.
create function private.return_summary(r private.returns, is_waiting boolean, sees_money boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', r.id, 'number', r.number, 'status', r.status, 'wish', r.wish, 'handover', r.handover,
      'outcome', r.outcome, 'is_appealed', r.appeal_side is not null, 'due_at', r.due_at, 'due_kind', r.due_kind,
      'is_waiting', coalesce(is_waiting, false), 'order_id', r.order_id, 'order_number', r.order_number, 'company_id', r.company_id,
      'buyer_name', r.buyer_name, 'line_count', r.line_count, 'name_en', f.name_en, 'name_ar', f.name_ar, 'main_image', f.main_image,
      'reasons', (select jsonb_agg(distinct jsonb_build_object('code', s.code, 'name_en', s.name_en, 'name_ar', s.name_ar))
        from private.return_lines x join private.return_reasons s on s.id = x.reason_id where x.return_id = r.id),
      'value', case when sees_money then r.value end, 'refund', case when sees_money then r.refund end, 'version', r.version,
      'created_at', r.created_at, 'updated_at', r.updated_at) || private.seller_names(c)
    from public.companies c
    cross join lateral (select l.name_en, l.name_ar, l.main_image from private.return_lines x
      join public.order_lines l on l.id = x.order_line_id where x.return_id = r.id order by x.id limit 1) f
    where c.id = r.company_id);
end
$$;

-- SQL condition over returns "r" for a side's list: `scope` is the condition of what the side may see. filter: {status?, wish?, reason?
-- (code), term?, waiting?, appealed?, order_id?, from?, to? (days in Iraq)}.
create function private.return_conditions(scope text, side text, filter jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  term constant text := private.text_of(filter, 'term');
  conditions text := scope;
begin
  perform private.require_that(pg_input_is_valid(filter ->> 'order_id', 'uuid'), 'order_id', 'format') where filter ->> 'order_id' is not null;
  perform private.require_that(pg_input_is_valid(filter ->> x.name, 'date'), x.name, 'format'),
    private.require_that(private.is_usable_time((filter ->> x.name)::date), x.name, 'date_range')
  from (values ('from'), ('to')) x (name) where filter ->> x.name is not null;
  conditions := conditions
    || case when filter ->> 'status' is not null then format(' and r.status = %L', filter ->> 'status') else '' end
    || case when filter ->> 'wish' is not null then format(' and r.wish = %L', filter ->> 'wish') else '' end
    || case when filter ->> 'order_id' is not null then format(' and r.order_id = %L::uuid', filter ->> 'order_id') else '' end
    || case when private.flag_of(filter, 'waiting') then ' and ' || private.waiting_return_condition(side) else '' end
    || case when private.flag_of(filter, 'appealed') then ' and r.appeal_side is not null' else '' end
    || case when filter ->> 'from' is not null then format(' and r.created_at >= %L::date::timestamp at time zone ''Asia/Baghdad''',
      filter ->> 'from') else '' end
    || case when filter ->> 'to' is not null then format(' and r.created_at < (%L::date + 1)::timestamp at time zone ''Asia/Baghdad''',
      filter ->> 'to') else '' end
    || case when filter ->> 'reason' is not null then format(' and exists (select from private.return_lines x
      join private.return_reasons s on s.id = x.reason_id where x.return_id = r.id and s.code = %L)', filter ->> 'reason') else '' end
    || case when term is not null then ' and ' || coalesce(private.term_condition('r.search_text', term), 'true') else '' end;
  return conditions;
end
$$;

-- A page of a side's returns with their counts. `more` is SQL that adds members to each summary.
create function private.list_returns(scope text, side text, filter jsonb, sees_money boolean, conditions text, more text default '')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  waiting constant text := private.waiting_return_condition(side);
  counts jsonb;
begin
  execute format('select coalesce((select jsonb_object_agg(c.status, c.returns) from (
      select x.status, count(*) as returns from (select r.status from private.returns r where %1$s limit 10000) x group by x.status) c), ''{}'')
    || jsonb_build_object(''waiting'', (select count(*) from (select 1 from private.returns r where %1$s and %2$s limit 10000) x),
      ''appealed'', (select count(*) from (select 1 from private.returns r where %1$s and r.appeal_side is not null limit 10000) x))',
    scope, waiting) into counts;
  return private.list_page('r.id', 'from private.returns r where ' || conditions,
    private.list_order(filter, 'newest', '{"newest": "r.created_at desc, r.id", "oldest": "r.created_at, r.id desc",
      "due": "r.due_at nulls last, r.id", "due_desc": "r.due_at desc nulls last, r.id desc"}'),
    format('private.return_summary(r, %s, %L)', waiting, sees_money) || more, 'join private.returns r on r.id = shown.id', filter)
    || jsonb_build_object('counts', counts);
end
$$;
