-- Health of mail and jobs: {mail: {waiting, oldest_waiting, sent_at}, jobs: {last_run, failing: [{name, at}]}, set_aside:
-- [{job, item, error, at}], the latest twenty}.
create function private.machine_health()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'set_aside', (
      select coalesce(jsonb_agg(jsonb_build_object('job', f.job, 'item', f.item, 'error', f.error, 'at', f.failed_at)
        order by f.set_aside_at desc), '[]')
      from (select * from private.job_failures x where x.set_aside_at is not null order by x.set_aside_at desc limit 20) f),
    'mail', jsonb_build_object(
      'waiting', (select count(*) from (
        select from private.outbox e where e.sent_at is null and e.gave_up_at is null limit 1000) few),
      'oldest_waiting', (select min(few.created_at) from (
        select e.created_at from private.outbox e where e.sent_at is null and e.gave_up_at is null limit 1000) few),
      'sent_at', (select max(e.sent_at) from private.outbox e where e.sent_at is not null),
      'gave_up', (select count(*) from (select from private.outbox e where e.gave_up_at is not null limit 1000) few),
      'gave_up_at', (select max(e.gave_up_at) from private.outbox e where e.gave_up_at is not null)),
    -- Jobs that run every few seconds have hundreds of runs an hour: the latest 2,000 runs cover all frequent jobs.
    'jobs', (
      with latest as (
        select d.jobid, d.status, d.start_time from cron.job_run_details d order by d.runid desc limit 2000
      ), last_of_each as (
        select distinct on (l.jobid) l.jobid, l.status, l.start_time from latest l
        where l.status in ('succeeded', 'failed') order by l.jobid, l.start_time desc
      )
      select jsonb_build_object('last_run', (select max(l.start_time) from latest l), 'failing', (
        select coalesce(jsonb_agg(jsonb_build_object('name', j.jobname, 'at', l.start_time) order by j.jobname), '[]')
        from last_of_each l join cron.job j on j.jobid = l.jobid where l.status = 'failed'))));
end
$$;
