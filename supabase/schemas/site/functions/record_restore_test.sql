-- Records a restore test. Raises not_signed_in, not_allowed, invalid_input.
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

create function public.record_restore_test(tested_on date, succeeded boolean, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.record_restore_test(tested_on, succeeded, note) $$;
grant execute on function public.record_restore_test(date, boolean, text), private.record_restore_test(date, boolean, text)
  to authenticated, service_role;
