-- Lets a job try a set-aside item again.
create function private.retry_job_item(job text, item text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  perform private.forget_job_failures(retry_job_item.job, array[retry_job_item.item]);
end
$$;

create function public.retry_job_item(job text, item text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.retry_job_item(job, item) $$;
grant execute on function public.retry_job_item(text, text), private.retry_job_item(text, text) to authenticated, service_role;
