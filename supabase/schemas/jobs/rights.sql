alter table private.job_failures enable row level security;
grant all on private.job_failures to service_role;
