-- Tries to bring a backup back, as the staff writes them down: a backup that nobody has restored may be none.

create table private.restore_tests (
  id bigint generated always as identity primary key,
  tested_on date not null check (private.is_usable_time(tested_on)),
  succeeded boolean not null,
  note text check (length(note) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index restore_tests_author_id_idx on private.restore_tests (author_id);
alter table private.restore_tests enable row level security;
revoke all on private.restore_tests from public, anon, authenticated;
grant all on private.restore_tests to service_role;

-- The last ten: {items: [{id, tested_on, succeeded, note, author_name}], is_due: whether none succeeded within ninety days}.
create function private.list_restore_tests()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('export');
  return jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'tested_on', r.tested_on, 'succeeded', r.succeeded, 'note', r.note,
        'author_name', private.person_name(r.author_id)) order by r.tested_on desc, r.id desc)
      from (select * from private.restore_tests x order by x.tested_on desc, x.id desc limit 10) r), '[]'),
    'is_due', not exists (
      select from private.restore_tests r
      where r.succeeded and r.tested_on > (now() at time zone 'Asia/Baghdad')::date - 90));
end
$$;

-- Writes one down. Raises not_signed_in, not_allowed, invalid_input.
create function private.record_restore_test(tested_on date, succeeded boolean, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('export');
  perform private.require_that(tested_on <= (now() at time zone 'Asia/Baghdad')::date, 'tested_on', 'out_of_range');
  perform private.require_that(private.is_usable_time(tested_on), 'tested_on', 'date_range');
  perform private.require_that(succeeded is not null, 'succeeded', 'required');
  perform private.require_that(coalesce(length(btrim(note)), 0) <= 500, 'note', 'too_long');
  insert into private.restore_tests (tested_on, succeeded, note, author_id)
  values (record_restore_test.tested_on, record_restore_test.succeeded, nullif(btrim(record_restore_test.note), ''), private.my_id());
end
$$;
create function public.list_restore_tests() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_restore_tests() $$;
create function public.record_restore_test(tested_on date, succeeded boolean, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.record_restore_test(tested_on, succeeded, note) $$;
revoke all on function public.list_restore_tests(), public.record_restore_test(date, boolean, text) from public, anon, authenticated;
grant execute on function public.list_restore_tests(), private.list_restore_tests(), public.record_restore_test(date, boolean, text),
  private.record_restore_test(date, boolean, text) to authenticated, service_role;
