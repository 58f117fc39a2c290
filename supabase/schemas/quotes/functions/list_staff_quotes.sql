-- All requests but drafts, with the number of requests by state, `unrouted` and `unanswered`. filter: {status?,
-- unrouted? (with lines that no seller was asked about), unanswered? (open, without an offer), suspect? (open, of people for whom
-- collects_prices is true), term?, sort? (newest, oldest, closing, closing_desc), page?, page_size?}.
create function private.list_staff_quotes(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  term text := nullif(btrim(filter ->> 'term'), '');
  conditions text := 'q.status <> ''Draft''';
begin
  perform private.require_staff('quotes');
  if filter ->> 'status' is not null then
    conditions := conditions || format(' and q.status = %L', filter ->> 'status');
  end if;
  if private.flag_of(filter, 'unrouted') then
    conditions := conditions || ' and q.status = ''Open'' and q.unrouted_count > 0';
  end if;
  if private.flag_of(filter, 'unanswered') then
    conditions := conditions || ' and q.status = ''Open'' and q.offer_count = 0';
  end if;
  if private.flag_of(filter, 'suspect') then
    -- Grouped first: most people have few requests, and a look at each would read those of all open ones.
    conditions := conditions || ' and q.status = ''Open'' and q.user_id in (
      select s.user_id from (select x.user_id from private.quote_requests x where x.user_id is not null and x.status <> ''Draft''
        and x.created_at > now() - interval ''1 year'' group by x.user_id having count(*) >= 5) s
      where private.collects_prices(s.user_id))';
  end if;
  if term is not null then
    conditions := conditions || ' and ' || private.term_condition('q.search_text', term);
  end if;
  return private.list_page('q.id', 'from private.quote_requests q where ' || conditions, 
      private.list_order(filter, 'newest', '{"newest": "q.created_at desc, q.id", "oldest": "q.created_at, q.id desc",
        "closing": "q.closes_at, q.id", "closing_desc": "q.closes_at desc, q.id desc"}'),
      'private.staff_quote_summary(q)', 'join private.quote_requests q on q.id = shown.id', filter)
    || jsonb_build_object('counts', (select coalesce(jsonb_object_agg(s.status, (
      select count(*) from (select 1 from private.quote_requests x where x.status = s.status limit 10000) n)), '{}')
      from unnest(array['Open', 'Closed', 'Awarded', 'PartlyAwarded', 'Withdrawn', 'Expired']) s (status)) || jsonb_build_object(
      'unrouted', (select count(*) from (
        select from private.quote_requests x where x.status = 'Open' and x.unrouted_count > 0 limit 10000) n),
      'unanswered', (select count(*) from (
        select from private.quote_requests x where x.status = 'Open' and x.offer_count = 0 limit 10000) n)));
end
$$;

create function public.list_staff_quotes(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_staff_quotes(filter) $$;
grant execute on function public.list_staff_quotes(jsonb), private.list_staff_quotes(jsonb) to authenticated, service_role;
