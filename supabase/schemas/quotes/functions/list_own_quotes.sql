-- A request of the caller for lists: ownQuoteSummary of quotes/answers.ts.
create function private.own_quote_summary(q private.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', q.id, 'number', q.number, 'status', q.status, 'line_count', q.line_count,
    'seller_count', (select count(*) from private.quote_sellers s where s.request_id = q.id),
    'offer_count', q.offer_count, 'awarded_count', q.awarded_count, 'unread_count', (select count(*)
      from private.quote_messages m join private.quote_sellers s on s.request_id = m.request_id and s.company_id = m.company_id
      where m.request_id = q.id and m.side = 'seller' and m.id > s.read_by_buyer),
    'governorate', q.governorate, 'needed_by', q.needed_by, 'closes_at', q.closes_at, 'created_at', q.created_at,
    'updated_at', q.updated_at, 'buying', private.quote_buying_json(q))
$$;

-- Requests of the caller, drafts included, and of the company whose orders the caller sees, newest first. filter: {status?, term?, page?, page_size?}.
create function private.list_own_quotes(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  term text := nullif(btrim(filter ->> 'term'), '');
  me constant uuid := private.require_person();
  company constant uuid := (private.own_buying()).company_id;
  conditions text := format('q.user_id = %L::uuid', me);
begin
  if private.may_buy(company, 'see_orders') then
    conditions := format('(q.user_id = %L::uuid or (q.buying_company_id = %L::uuid and q.status <> ''Draft''))', me, company);
  end if;
  if filter ->> 'status' is not null then
    conditions := conditions || format(' and q.status = %L', filter ->> 'status');
  end if;
  if term is not null then
    conditions := conditions || format(' and (%s or exists (select from private.quote_lines l where l.request_id = q.id
      and private.fold_text(l.description) like any (%L::text[])))',
      private.term_condition('q.search_text', term), private.fold_patterns(term));
  end if;
  return private.list_page('q.id', 'from private.quote_requests q where ' || conditions, 'q.created_at desc, q.id',
    'private.own_quote_summary(q)', 'join private.quote_requests q on q.id = shown.id', filter);
end
$$;

create function public.list_own_quotes(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_own_quotes(filter) $$;
grant execute on function public.list_own_quotes(jsonb), private.list_own_quotes(jsonb) to authenticated, service_role;
