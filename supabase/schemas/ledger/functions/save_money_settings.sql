-- Writes the money terms of the site: {cash_by, debt_limit or null, grace_days, refusal_fee, second_person_above or null}. Returns the
-- new version. The first 200 debts are judged at once, the others by a job. Raises stale_version {version}, invalid_input.
create function private.save_money_settings(settings jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  s private.money_settings;
begin
  perform private.require_staff('money');
  perform private.check_terms(settings);
  perform private.require_text('cash_by', private.text_of(settings, 'cash_by'), 10);
  perform private.require_text('grace_days', private.text_of(settings, 'grace_days'), 10);
  perform private.require_that(coalesce(private.number_of(settings, 'refusal_fee') between 0 and 999999999999, false), 'refusal_fee', 'range');
  perform private.require_that(coalesce(private.number_of(settings, 'second_person_above') between 0 and 999999999999, true),
    'second_person_above', 'range');
  select * into s from private.money_settings for update;
  if s.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', s.version));
  end if;
  update private.money_settings x set cash_by = private.text_of(settings, 'cash_by'), debt_limit = private.number_of(settings, 'debt_limit'),
    grace_days = private.number_of(settings, 'grace_days'), refusal_fee = private.number_of(settings, 'refusal_fee'),
    second_person_above = private.number_of(settings, 'second_person_above'), version = s.version + 1, updated_at = now();
  perform private.write_audit_entry('UPDATE', 'money_settings', 'true', null, to_jsonb(s), settings);
  perform private.lock_ledger();
  update private.company_debts d set is_due = true where d.debt > 0 or d.state <> 'open';
  perform private.judge_due_debts(private.today_in_iraq(), 200);
  return s.version + 1;
end
$$;

create function public.save_money_settings(settings jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_money_settings(settings, expected_version) $$;
grant execute on function public.save_money_settings(jsonb, int), private.save_money_settings(jsonb, int) to authenticated, service_role;
