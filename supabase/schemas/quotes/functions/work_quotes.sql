-- Finds the sellers of requests and ends requests whose time is over. Jobs call work_quotes and remind_quotes.

-- Companies that may be asked about a request: approved, not the buyer's own, not excluded, named if any is, open before the
-- request closes, and able to hand goods over at its place.
create function private.quote_candidates(q private.quote_requests)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(c.id), '{}')
  from public.companies c
  cross join lateral (select private.holiday_of(c, (now() at time zone 'Asia/Baghdad')::date) as holiday) h
  where c.is_approved
    and not exists (select from public.company_members m where m.company_id = c.id and m.user_id = q.user_id)
    and not exists (select from private.quote_seller_wishes w where w.request_id = q.id and w.company_id = c.id and w.wish = 'excluded')
    and (not exists (select from private.quote_seller_wishes w where w.request_id = q.id and w.wish = 'named')
      or exists (select from private.quote_seller_wishes w where w.request_id = q.id and w.company_id = c.id and w.wish = 'named'))
    and (h.holiday is null or (h.holiday ->> 'takes_orders')::boolean or (h.holiday ->> 'opens_on')::date < q.closes_at::date)
    and case when q.is_pickup then c.offers_pickup
      else exists (select from public.delivery_rates r where r.company_id = c.id and r.governorate_code = q.governorate) end
$$;

-- Sends lines to the companies that sell such goods: the seller of the product, sellers of the category or of one below it, and
-- every named seller. At most twenty companies a line; among sellers of the category the choice rotates with the request.
create function private.route_quote_lines(q private.quote_requests, line_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 20;
  candidates constant uuid[] := private.quote_candidates(q);
begin
  update private.quote_lines l set category_id = private.propose_category(l.description, array(select m from private.match_bill_line(l.description) m))
  where l.id = any (line_ids) and l.category_id is null;
  insert into private.quote_routes (line_id, company_id, source)
  select r.line_id, r.company_id, r.source
  from (
    select x.*, row_number() over (partition by x.line_id order by x.rank, md5(q.id::text || x.company_id::text)) as place
    from (
      select distinct on (f.line_id, f.company_id) f.*
      from (
        select l.id as line_id, p.company_id, 'product' as source, 1 as rank
        from private.quote_lines l join public.products p on p.id = l.product_id where l.id = any (line_ids)
        union all
        select l.id, w.company_id, 'named', 2 from private.quote_lines l
        join private.quote_seller_wishes w on w.request_id = l.request_id and w.wish = 'named' where l.id = any (line_ids)
        union all
        select l.id, n.company_id, 'category', 3
        from private.quote_lines l
        join (select c.id, private.category_subtree(c.id) as ids
          from (select distinct category_id as id from private.quote_lines where id = any (line_ids) and category_id is not null) c) t
          on t.id = l.category_id
        join private.category_counts n on n.category_id = any (t.ids) and n.products > 0
        where l.id = any (line_ids)) f
      where f.company_id = any (candidates)
      order by f.line_id, f.company_id, f.rank) x) r
  where r.place <= most
  on conflict do nothing;
  update private.quote_lines l set routed_at = now() where l.id = any (line_ids);
  perform private.count_unrouted_lines(q.id);
end
$$;

-- Updates the number of routed lines for which no seller was found.
create function private.count_unrouted_lines(request_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.quote_requests q set unrouted_count = (
    select count(*) from private.quote_lines l where l.request_id = q.id and l.removed_in is null and l.routed_at is not null
      and not exists (select from private.quote_routes r where r.line_id = l.id))
  where q.id = count_unrouted_lines.request_id
$$;

-- Records the companies that were asked about a request, with the number of their lines, and notifies those that are new or got
-- lines they have not had. New ones get a mail, too.
create function private.ask_quote_sellers(q private.quote_requests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked record;
begin
  for asked in
    select r.company_id, count(*)::int as line_count, bool_or(not r.is_announced) as has_news
    from private.quote_lines l join private.quote_routes r on r.line_id = l.id
    where l.request_id = q.id and l.removed_in is null
    group by r.company_id
  loop
    insert into private.quote_sellers as s (request_id, company_id, line_count) values (q.id, asked.company_id, asked.line_count)
    on conflict (request_id, company_id) do update set line_count = excluded.line_count,
      state = case when s.state = 'Expired' then 'New' else s.state end;
    continue when not asked.has_news;
    update private.quote_routes r set is_announced = true from private.quote_lines l
    where l.request_id = q.id and r.line_id = l.id and r.company_id = asked.company_id and not r.is_announced;
    -- One mail a request: the staff may send many lines on, one by one.
    perform private.queue_company_email(asked.company_id, 'quote_asked', private.asked_quote_lines_mail(q, asked.company_id), 'quotes')
    where not exists (select from private.quote_events e
      where e.request_id = q.id and e.company_id = asked.company_id and e.kind = 'asked');
    perform private.quote_event(q.id, asked.company_id, 'asked', 'system', jsonb_build_object('lines', asked.line_count));
    perform private.notify_company(asked.company_id, 'quotes', 'quote_asked',
      private.asked_quote_subject(q, asked.company_id));
  end loop;
end
$$;

-- Routes up to 200 lines of each request; a request with more goes on in the next run. Its sellers are asked after the last line.
create function private.route_quote_requests(request_ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  for q in select * from private.quote_requests x where x.id = any (request_ids::uuid[]) order by x.id for update loop
    perform private.route_quote_lines(q, array(
      select l.id from private.quote_lines l where l.request_id = q.id and l.routed_at is null and l.removed_in is null
      order by l.position limit 200));
    if not exists (select from private.quote_lines l where l.request_id = q.id and l.routed_at is null and l.removed_in is null) then
      perform private.ask_quote_sellers(q);
      perform private.notify_staff('quotes', 'quote_unrouted', jsonb_build_object('quote_request_id', q.id, 'number', q.number))
      from private.quote_requests x where x.id = q.id and x.unrouted_count > 0;
    end if;
  end loop;
end
$$;

-- Ends requests whose closing time has passed. The lock makes it read a closing time that the buyer is just moving.
create function private.close_due_quotes(request_ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  for q in select * from private.quote_requests x
    where x.id = any (request_ids::uuid[]) and x.status = 'Open' and x.closes_at <= now() order by x.id for update loop
    perform private.end_quote_answers(q, 'system', null);
  end loop;
end
$$;

-- Whether an offer that may still be accepted exists, or sellers had less than a day since the closing.
create function private.may_still_accept(q private.quote_requests)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select q.closes_at > now() - interval '1 day' or exists (
    select from private.quote_offers o where o.request_id = q.id and o.status = 'Sent' and o.line_count > 0
      and o.valid_until >= (now() at time zone 'Asia/Baghdad')::date)
$$;

-- Expires closed requests of which nothing can be accepted any more. One of which lines were accepted stays partly awarded.
create function private.expire_quotes(request_ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  for q in select * from private.quote_requests x
    where x.id = any (request_ids::uuid[]) and x.status = 'Closed' order by x.id for update loop
    continue when private.may_still_accept(q);
    update private.quote_requests x set status = 'Expired', version = x.version + 1, updated_at = now() where x.id = q.id;
    update private.quote_sellers s set state = 'Expired' where s.request_id = q.id and s.state in ('New', 'Answered');
    perform private.quote_event(q.id, null, 'expired', 'system');
    perform private.notify(q.user_id, 'quote_expired', jsonb_build_object('quote_request_id', q.id, 'number', q.number));
  end loop;
end
$$;

-- Job: routes and closes requests. The rows of a run stay locked until its end, so after two seconds no further request is routed
-- in it. Requests are locked by id, so that two runs do not deadlock.
create function private.work_quotes()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at constant timestamptz := clock_timestamp() + interval '2 seconds';
  request_id text;
begin
  foreach request_id in array array(
    select distinct l.request_id::text from private.quote_lines l
    join private.quote_requests q on q.id = l.request_id and q.status = 'Open'
    where l.routed_at is null and l.removed_in is null and private.may_try_job_item('route-quotes', l.request_id::text)
    order by 1 limit 20)
  loop
    perform private.try_job_items('route-quotes', array[request_id], 'select private.route_quote_requests($1)');
    exit when clock_timestamp() > ends_at;
  end loop;
  perform private.try_job_items('close-quotes', array(
    select q.id::text from private.quote_requests q where q.status = 'Open' and q.closes_at <= now()
      and private.may_try_job_item('close-quotes', q.id::text) order by q.closes_at limit 20),
    'select private.close_due_quotes($1)');
end
$$;

-- Job: expires closed requests, and reminds sellers a day before closing and buyers a day before the last offer expires.
create function private.remind_quotes()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('expire-quotes', array(
    select q.id::text from private.quote_requests q
    where q.status = 'Closed' and not private.may_still_accept(q) and private.may_try_job_item('expire-quotes', q.id::text)
    order by q.closes_at limit 500), 'select private.expire_quotes($1)');
  perform private.try_job_items('remind-quote-sellers', array(
    select q.id::text from private.quote_requests q
    where q.status = 'Open' and q.closes_at between now() and now() + interval '1 day'
      and q.sent_at < now() - interval '1 day' and private.may_try_job_item('remind-quote-sellers', q.id::text)
    order by q.closes_at limit 500), 'select private.remind_sellers_of_quotes($1)');
  perform private.try_job_items('remind-quote-buyers', array(
    select q.id::text from private.quote_requests q
    where q.status in ('Closed', 'PartlyAwarded') and q.reminded_at is null and q.user_id is not null
      and private.may_try_job_item('remind-quote-buyers', q.id::text) and (
        select max(o.valid_until) from private.quote_offers o where o.request_id = q.id and o.status = 'Sent' and o.line_count > 0)
        = (now() at time zone 'Asia/Baghdad')::date + 1
    limit 500), 'select private.remind_buyers_of_quotes($1)');
end
$$;

-- Reminds the companies that have not answered, each once a day.
create function private.remind_sellers_of_quotes(request_ids text[])
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  reminded record;
  reminders int := 0;
begin
  for reminded in
    update private.quote_sellers s set reminded_at = now()
    from private.quote_requests q
    where q.id = any (request_ids::uuid[]) and s.request_id = q.id and s.state = 'New'
      and coalesce(s.reminded_at, s.asked_at) < now() - interval '1 day'
    returning s.company_id, q
  loop
    reminders := reminders + 1;
    perform private.notify_company(reminded.company_id, 'quotes', 'quote_closing',
      private.asked_quote_subject(reminded.q, reminded.company_id));
    perform private.queue_company_email(reminded.company_id, 'quote_closing',
      private.asked_quote_lines_mail(reminded.q, reminded.company_id), 'quotes');
  end loop;
  return reminders;
end
$$;

create function private.remind_buyers_of_quotes(request_ids text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  for q in update private.quote_requests x set reminded_at = now() where x.id = any (request_ids::uuid[]) returning x.* loop
    perform private.notify(q.user_id, 'quote_expiring', jsonb_build_object('quote_request_id', q.id, 'number', q.number));
    perform private.queue_buyer_quote_email(q, 'quote_expiring', jsonb_build_object('expires_on', (
      select max(o.valid_until) from private.quote_offers o where o.request_id = q.id and o.status = 'Sent' and o.line_count > 0)));
  end loop;
end
$$;
