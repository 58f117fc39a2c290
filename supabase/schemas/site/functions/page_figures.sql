-- Lower edges of a metric's buckets (ms; CLS without unit); bucket 0 is below the first. The thresholds of good and poor
-- (web.dev/articles/defining-core-web-vitals-thresholds) are edges, so that no bucket is both.
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

-- Pattern under which a page is counted; null for an invalid one. Beyond 200 patterns a day pages are counted together, so that
-- invented ones cannot fill the table.
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

-- Counts the metrics of a visit: [{page, metric (LCP, CLS, INP, TTFB), value}], at most 40.
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
  -- In a fixed order, so that reports that lock the same rows do not deadlock.
  order by m.page, m.metric, m.bucket
  on conflict (day, page, metric, device, language, bucket) do update set visits = p.visits + excluded.visits;
end
$$;

-- A browser's error message without personal data: URLs lose ? and #, e-mail addresses, ids and long numbers are replaced.
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

-- Counts the errors of a visit: [{page, message, count}], at most 20. Beyond 500 different ones a day they are counted
-- together.
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
