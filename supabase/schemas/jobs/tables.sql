-- Failures of scheduled jobs. A job works on items (imports, products, mails, days) one by one or in batches. An item that
-- fails in three runs is set aside: the job skips it, and the console's overview reports it until somebody retries it.

create table private.job_failures (
  -- Name of the job in schedule.sql.
  job text not null,
  -- Id of the item, or the name of the job's step.
  item text not null,
  attempts int not null default 1,
  -- SQLSTATE and message of the last failure.
  error text not null,
  failed_at timestamptz not null default now(),
  set_aside_at timestamptz,
  primary key (job, item)
);
create index job_failures_set_aside_at_idx on private.job_failures (set_aside_at) where set_aside_at is not null;
