-- Vocabulary of reasons in its order: managedReason of returns/answers.ts.
create function private.list_return_reasons()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('see_orders');
  return (select coalesce(jsonb_agg(private.return_reason(x) || jsonb_build_object('position', x.position, 'is_active', x.is_active,
    'version', x.version, 'used', (select count(*) from private.return_lines l where l.reason_id = x.id)) order by x.position, x.id), '[]')
    from private.return_reasons x);
end
$$;

create function public.list_return_reasons() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_return_reasons() $$;
grant execute on function public.list_return_reasons(), private.list_return_reasons() to authenticated, service_role;
