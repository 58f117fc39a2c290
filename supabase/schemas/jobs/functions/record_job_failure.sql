-- Records that an item failed; the third failure, or a `final` one, sets it aside.
create function private.record_job_failure(job text, item text, error text, final boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.job_failures as f (job, item, error, set_aside_at)
  values (record_job_failure.job, record_job_failure.item, left(record_job_failure.error, 500), case when final then now() end)
  on conflict on constraint job_failures_pkey do update
    set attempts = f.attempts + 1, error = excluded.error, failed_at = now(),
      set_aside_at = coalesce(f.set_aside_at, case when final or f.attempts >= 2 then now() end);
end
$$;

-- For edge functions, which record their own failures.
create function public.record_job_failure(job text, item text, error text) returns void
language sql security invoker set search_path = '' as $$ select private.record_job_failure(job, item, error) $$;
grant execute on function public.record_job_failure(text, text, text), private.record_job_failure(text, text, text, boolean)
  to service_role;
