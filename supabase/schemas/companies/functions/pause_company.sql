-- Suspends a company that sells for a day and mails its owners; it sells again by itself. Raises not_allowed, seller_not_found,
-- identity_required, reason_required, changed_meanwhile, company_state_changed {status}.
create function private.pause_company(company_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  paused public.companies;
  remark text := btrim(reason);
begin
  perform private.require_staff('pause_companies');
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  select * into paused from public.companies c where c.id = pause_company.company_id for update;
  if not found then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  if not private.begin_company_decision(paused, expected_version, 'suspended', remark) then
    return;
  end if;
  if paused.status <> 'approved' then
    perform private.raise_error('PT409', 'company_state_changed', jsonb_build_object('status', paused.status));
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  update public.companies c set status = 'suspended', suspended_until = now() + interval '1 day' where c.id = paused.id;
  insert into public.company_decisions (company_id, from_status, to_status, reason, decided_by)
  values (paused.id, 'approved', 'suspended', remark, private.caller_id());
  perform private.queue_email(m.user_id, 'seller_suspended',
    jsonb_build_object('note', remark, 'for_a_day', true) || private.company_names(paused.id))
  from public.company_members m where m.company_id = paused.id and m.role = 'owner';
end
$$;

create function public.pause_company(company_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.pause_company(company_id, expected_version, reason) $$;
grant execute on function public.pause_company(uuid, bigint, text), private.pause_company(uuid, bigint, text)
  to authenticated, service_role;

-- Restores companies whose day is over. A job calls it every minute.
create function private.restore_paused_companies()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('restore-paused-companies', private.job_items_to_try('restore-paused-companies', array(
    select c.id::text from public.companies c where c.suspended_until <= now())),
    'select private.restore_paused($1::uuid[])');
end
$$;

create function private.restore_paused(company_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  restored uuid;
begin
  foreach restored in array company_ids loop
    update public.companies c set status = 'approved', suspended_until = null
    where c.id = restored and c.suspended_until <= now();
    continue when not found;
    insert into public.company_decisions (company_id, from_status, to_status) values (restored, 'suspended', 'approved');
    perform private.queue_email(m.user_id, 'seller_approved',
      jsonb_build_object('note', null) || private.company_names(restored))
    from public.company_members m where m.company_id = restored and m.role = 'owner';
  end loop;
end
$$;
