-- SQL conditions of the inbox over quote_sellers s and quote_requests q. A term finds numbers and lines that concern the company;
-- the buyer's name and phone are not searched, because the company may not know them. Requests are searched here and not
-- in the condition, because list_page evaluates it twice.
create function private.asked_quote_conditions(company uuid, filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  by_number text := private.term_condition('lower(q.number)', filter ->> 'term');
  by_line text := private.term_condition('private.fold_text(l.description || '' | '' || coalesce(l.description_ar, ''''))', filter ->> 'term');
  found uuid[];
begin
  if by_line is not null then
    -- `offset 0` leaves the lines of other companies' requests out before asked_company_ids is called for each line.
    execute format('select array(
      select f.request_id from (
        select l.id, l.request_id from private.quote_lines l
        where %s and l.removed_in is null
          and l.request_id in (select x.request_id from private.quote_sellers x where x.company_id = $1) offset 0) f
      where $1 = any (private.asked_company_ids(f.id))
      union select x.request_id from private.quote_sellers x join private.quote_requests q on q.id = x.request_id
      where x.company_id = $1 and %s)', by_line, by_number) into found using company;
  end if;
  return format('s.company_id = %L', company)
    || case when filter ->> 'state' is null then '' else format(' and s.state = %L', filter ->> 'state') end
    || case when filter ->> 'governorate' is null then '' else format(' and q.governorate = %L', filter ->> 'governorate') end
    || case when found is null then '' else format(' and s.request_id = any (%L::uuid[])', found) end;
end
$$;

-- Requests that concern the caller's company. filter: {state?, term?, governorate?, sort? (newest, oldest, closing, closing_desc), page?, page_size?}
create function private.list_asked_quotes(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('quotes');
begin
  return private.list_page('s.request_id',
    'from private.quote_sellers s join private.quote_requests q on q.id = s.request_id where '
      || private.asked_quote_conditions(company, filter),
    private.list_order(filter, 'newest', $orders${"newest": "s.asked_at desc, s.request_id", "oldest": "s.asked_at, s.request_id desc",
      "closing": "q.status = 'Open' desc, q.closes_at, s.request_id",
      "closing_desc": "q.status = 'Open' desc, q.closes_at desc, s.request_id desc"}$orders$),
    'private.asked_quote_json(s, q)',
    format('join private.quote_sellers s on s.request_id = shown.id and s.company_id = %L
      join private.quote_requests q on q.id = shown.id', company), filter)
    || jsonb_build_object('counts', (
      select coalesce(jsonb_object_agg(c.state, c.requests), '{}')
      from (select s.state, count(*) as requests from private.quote_sellers s where s.company_id = company group by s.state) c));
end
$$;

create function public.list_asked_quotes(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_asked_quotes(filter) $$;
grant execute on function public.list_asked_quotes(jsonb), private.list_asked_quotes(jsonb) to authenticated, service_role;
