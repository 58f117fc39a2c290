-- The last ten restore tests: {items: [{id, tested_on, succeeded, note, author_name}], is_due: whether none succeeded within 90
-- days}.
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

create function public.list_restore_tests() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_restore_tests() $$;
grant execute on function public.list_restore_tests(), private.list_restore_tests() to authenticated, service_role;
