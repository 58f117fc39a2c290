-- How fast pages are for those who visit them, and what fails in their browsers: counts by day, nothing of a visit or a person.

-- How many visits had a measure within a bucket (private.vital_edges).
create table private.page_vitals (
  -- In Baghdad.
  day date not null,
  -- Pattern of the address: /product/:id.
  page text not null,
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  -- Of the interface.
  language text not null check (language in ('en', 'ar')),
  bucket smallint not null,
  visits int not null,
  primary key (day, page, metric, device, language, bucket)
);

create table private.page_errors (
  day date not null,
  page text not null,
  message text not null,
  happened int not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (day, page, message)
);

alter table private.page_vitals enable row level security;
alter table private.page_errors enable row level security;
revoke all on private.page_vitals, private.page_errors from public, anon, authenticated;
grant all on private.page_vitals, private.page_errors to service_role;

-- Where the buckets of a measure begin (ms, CLS without unit); bucket 0 lies before the first. The limits of good and of poor are
-- among them (web.dev/articles/defining-core-web-vitals-thresholds), so that no bucket is both.
create function private.vital_edges(metric text)
returns double precision[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case metric
    when 'LCP' then '{250,500,750,1000,1250,1500,1750,2000,2250,2500,3000,3500,4000,5000,6000,8000,12000}'
    when 'INP' then '{16,32,50,75,100,125,150,175,200,250,300,400,500,750,1000,2000}'
    when 'CLS' then '{0.001,0.005,0.01,0.025,0.05,0.075,0.1,0.15,0.2,0.25,0.35,0.5,1}'
    when 'TTFB' then '{50,100,150,200,300,400,500,600,800,1000,1300,1800,2500,3500,5000}'
  end::double precision[];
end
$$;

-- The pattern under which a page is counted; null for what is none. Beyond 200 different ones a day they are counted together, so
-- that nobody fills the table with inventions.
create function private.counted_page(page text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
begin
  if page is null or page !~ '^(/|(/(:[A-Za-z]{1,30}|[a-z0-9-]{1,40}|[*])){1,6})$' then
    return null;
  end if;
  if exists (select from private.page_vitals v where v.day = today and v.page = counted_page.page)
    or (select count(distinct v.page) from private.page_vitals v where v.day = today) < 200 then
    return page;
  end if;
  return '/*';
end
$$;

-- Counts measures of a visit: [{page, metric (LCP, CLS, INP, TTFB), value}], at most 40.
create function private.count_vitals(language text, device text, vitals jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_that(jsonb_typeof(vitals) = 'array' and jsonb_array_length(vitals) <= 40, 'vitals', 'count');
  perform private.require_that(coalesce(count_vitals.language in ('en', 'ar'), false), 'language', 'one_of');
  perform private.require_that(coalesce(count_vitals.device in ('phone', 'tablet', 'desktop'), false), 'device', 'one_of');
  insert into private.page_vitals as p (day, page, metric, device, language, bucket, visits)
  select (now() at time zone 'Asia/Baghdad')::date, m.page, m.metric, count_vitals.device, count_vitals.language, m.bucket, count(*)
  from (
    select private.counted_page(v.page) as page, v.metric,
      width_bucket(v.value, private.vital_edges(v.metric)) as bucket
    from jsonb_to_recordset(vitals) v (page text, metric text, value double precision)
    where v.metric in ('LCP', 'CLS', 'INP', 'TTFB') and v.value >= 0 and v.value < 600000) m
  where m.page is not null
  group by m.page, m.metric, m.bucket
  -- In one order everywhere: reports that lock the same rows never wait for each other in a ring.
  order by m.page, m.metric, m.bucket
  on conflict (day, page, metric, device, language, bucket) do update set visits = p.visits + excluded.visits;
end
$$;

-- A browser's message without what may name a person or a session: addresses lose what follows ? and #, e-mail addresses, ids and
-- long numbers give way to a word.
create function private.plain_message(message text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  plain text := regexp_replace(left(message, 1000), '[[:cntrl:][:space:]]+', ' ', 'g');
begin
  plain := regexp_replace(plain, '[?#][^[:space:]''")]+', '', 'g');
  plain := regexp_replace(plain, '[^[:space:]''"(<]+@[^[:space:]''")>]+', '<email>', 'g');
  plain := regexp_replace(plain, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '<id>', 'gi');
  plain := regexp_replace(plain, '[0-9A-Za-z_-]{60,}', '<id>', 'g');
  plain := regexp_replace(plain, '[0-9]([-. ()]{0,2}[0-9]){5,}', '<number>', 'g');
  return nullif(btrim(left(plain, 200)), '');
end
$$;

-- Counts what failed in a visit: [{page, message, count}], at most 20, each at most ten times. Beyond 500 different ones a day they are counted together.
create function private.count_page_errors(errors jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  is_full boolean := (select count(*) >= 500 from private.page_errors e where e.day = today);
begin
  perform private.require_that(jsonb_typeof(errors) = 'array' and jsonb_array_length(errors) <= 20, 'errors', 'count');
  insert into private.page_errors as p (day, page, message, happened)
  select today, m.page, m.message, sum(least(greatest(m.happened, 1), 10))
  from (
    select case when x.is_new and is_full then '/*' else x.page end as page,
      case when x.is_new and is_full then '…' else x.message end as message, x.happened
    from (
      select r.page, r.message, r.happened, not exists (
        select from private.page_errors e where e.day = today and e.page = r.page and e.message = r.message) as is_new
      from (
        select private.counted_page(e.page) as page, private.plain_message(e.message) as message, coalesce(e.count, 1) as happened
        from jsonb_to_recordset(errors) e (page text, message text, count int)) r
      where r.page is not null and r.message is not null) x) m
  group by m.page, m.message
  order by m.page, m.message
  on conflict (day, page, message) do update set happened = p.happened + excluded.happened, last_at = now();
end
$$;

-- How pages do. filter: {days (1, 7 or 28, today among them), device?, language?}. {pages: [{page, visits, measures: {LCP, CLS, INP,
-- TTFB: {p75, visits}}}] of most visits first, at most 30, errors: [{page, message, happened, first_at, last_at}] of today, the
-- most frequent 20, errors_count}. p75 lies within its bucket as if visits were spread evenly over it.
create function private.get_page_figures(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Baghdad')::date;
  days int := coalesce((filter ->> 'days')::int, 7);
  device text := filter ->> 'device';
  language text := filter ->> 'language';
begin
  perform private.require_staff('settings');
  perform private.require_that(days in (1, 7, 28), 'days', 'one_of');
  perform private.require_that(coalesce(device in ('phone', 'tablet', 'desktop'), true), 'device', 'one_of');
  perform private.require_that(coalesce(language in ('en', 'ar'), true), 'language', 'one_of');
  return jsonb_build_object(
    'pages', (
      with buckets as (
        select v.page, v.metric, v.bucket, sum(v.visits) as visits
        from private.page_vitals v
        where v.day > today - days and (filter ->> 'device' is null or v.device = filter ->> 'device')
          and (filter ->> 'language' is null or v.language = filter ->> 'language')
        group by 1, 2, 3
      ), rising as (
        select b.*, sum(b.visits) over w as upto, sum(b.visits) over (partition by b.page, b.metric) as total,
          private.vital_edges(b.metric) as edges
        from buckets b window w as (partition by b.page, b.metric order by b.bucket)
      ), quarters as (
        select distinct on (r.page, r.metric) r.page, r.metric, r.total,
          coalesce(r.edges[r.bucket], 0) as low,
          (coalesce(r.edges[r.bucket + 1], r.edges[r.bucket]) - coalesce(r.edges[r.bucket], 0))
            * (0.75 * r.total - (r.upto - r.visits)) / r.visits as above
        from rising r where r.upto >= 0.75 * r.total order by r.page, r.metric, r.bucket
      ), pages as (
        select q.page, max(q.total) as visits,
          jsonb_object_agg(q.metric, jsonb_build_object('p75', round((q.low + q.above)::numeric, 3), 'visits', q.total)) as measures
        from quarters q group by q.page order by 2 desc, 1 limit 30
      )
      select coalesce(jsonb_agg(jsonb_build_object('page', p.page, 'visits', p.visits, 'measures', p.measures)
        order by p.visits desc, p.page), '[]') from pages p),
    'errors', (
      select coalesce(jsonb_agg(jsonb_build_object('page', e.page, 'message', e.message, 'happened', e.happened,
        'first_at', e.first_at, 'last_at', e.last_at) order by e.happened desc, e.last_at desc), '[]')
      from (select * from private.page_errors e where e.day = today order by e.happened desc, e.last_at desc limit 20) e),
    'errors_count', (select count(*) from private.page_errors e where e.day = today));
end
$$;
create function public.get_page_figures(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_page_figures(filter) $$;
revoke all on function public.get_page_figures(jsonb) from public, anon, authenticated;
grant execute on function public.get_page_figures(jsonb), private.get_page_figures(jsonb) to authenticated, service_role;
