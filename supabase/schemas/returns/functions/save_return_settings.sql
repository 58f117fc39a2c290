-- Writes the clocks: {return_days, answer_hours, appeal_days, evidence_days, decision_days,
-- send_days, receive_days}. Deadlines that run keep their time. Raises
-- stale_version {version}, invalid_input.
create function private.save_return_settings(settings jsonb, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.return_settings;
begin
  perform private.require_staff('settings');
  perform private.require_that(coalesce(private.number_of(settings, x.name) between x.least and x.most
    and private.number_of(settings, x.name) = trunc(private.number_of(settings, x.name)), false), x.name, 'range')
  from (values ('return_days', 30, 365), ('answer_hours', 1, 720), ('appeal_days', 1, 60), ('evidence_days', 1, 60),
    ('decision_days', 1, 60), ('send_days', 1, 60), ('receive_days', 1, 60)) x (name, least, most);
  select * into s from private.return_settings for update;
  if s.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', s.version));
  end if;
  update private.return_settings x set return_days = private.number_of(settings, 'return_days'),
    answer_hours = private.number_of(settings, 'answer_hours'), appeal_days = private.number_of(settings, 'appeal_days'),
    evidence_days = private.number_of(settings, 'evidence_days'), decision_days = private.number_of(settings, 'decision_days'),
    send_days = private.number_of(settings, 'send_days'), receive_days = private.number_of(settings, 'receive_days'), version = s.version + 1, updated_at = now();
end
$$;

create function public.save_return_settings(settings jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.save_return_settings(settings, expected_version) $$;
grant execute on function public.save_return_settings(jsonb, int), private.save_return_settings(jsonb, int)
  to authenticated, service_role;
