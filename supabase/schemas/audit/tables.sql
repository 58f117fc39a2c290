-- One row per change by a person or by a function that acts for a person, with the row before and after. Rows are only
-- inserted.
create table public.audit_log (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- No foreign key: the id stays after the account is deleted.
  actor_id uuid,
  -- The person's name at the time of the change. Erasure of the person removes it.
  actor_name text,
  -- staff, member (of the company concerned, or of any where none is), buyer or system (a job, the seed).
  actor_kind text not null check (actor_kind in ('staff', 'member', 'buyer', 'system')),
  -- Company whose data changed.
  company_id uuid,
  -- API call that made the change; all entries of one call share it.
  request_id text,
  -- Import or bulk change that the entry belongs to.
  batch_id uuid,
  reason text,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  primary key (id, created_at)
) partition by range (created_at);
create index audit_log_actor_id_idx on public.audit_log (actor_id, created_at desc);
create index audit_log_company_id_idx on public.audit_log (company_id, created_at desc);

-- For list_company_audit. It leaves out buyers, whose orders have their own history, and the rows below a heading.
create index audit_log_company_people_idx on public.audit_log (company_id, created_at desc, id desc)
  where actor_kind in ('member', 'staff') and (batch_id is null or starts_with(row_id, batch_id::text));
create index audit_log_row_idx on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_created_at_idx on public.audit_log (created_at desc, id);
create index audit_log_batch_id_idx on public.audit_log (batch_id, row_id) where batch_id is not null;

-- Takes rows of months without a partition; empty as long as create_audit_partitions runs.
create table private.audit_log_default partition of public.audit_log default;

-- Fields of a company's log that need a right in addition to `audit`.
create table private.audited_secrets (
  table_name text not null,
  field text not null,
  right_name text not null,
  primary key (table_name, field)
);
