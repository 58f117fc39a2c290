-- Page performance. filter: {days (1, 7 or 28, including today), device?, language?}. {pages: [{page, visits, measures: {LCP,
-- CLS, INP, TTFB: {p75, visits}}}] of most visits, at most 30, errors: [{page, message, happened, first_at, last_at}] of today,
-- the 20 most frequent, errors_count}. p75 is interpolated within its bucket.
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
grant execute on function public.get_page_figures(jsonb), private.get_page_figures(jsonb) to authenticated, service_role;
