-- Whether a decision on a locked company must still be written; see begin_decision.
create function private.begin_company_decision(company public.companies, expected_version bigint, decision text, reason text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  following public.company_decisions;
  latest public.company_decisions;
begin
  select * into following from public.company_decisions d
  where d.company_id = company.id and d.id > expected_version order by d.id limit 1;
  select * into latest from public.company_decisions d where d.company_id = company.id order by d.id desc limit 1;
  return private.begin_decision(expected_version::text, private.company_version(company.id)::text,
    following.decided_by = private.my_id() and following.to_status = decision and following.reason is not distinct from reason,
    jsonb_build_object('what', 'company_' || company.status, 'at', latest.created_at) || private.known_actor(latest.decided_by,
      case when latest.decided_by is null then 'seller' else 'admin' end, company.id));
end
$$;

-- Approves, rejects, suspends or restores a company and mails its owners. A refusal needs a reason, and so does approving a
-- company with gaps. Raises not_allowed, seller_not_found, changed_meanwhile, company_state_changed {status},
-- approval_incomplete {missing}.
create function private.review_company(company_id uuid, decision text, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reviewed public.companies;
  remark text := nullif(btrim(reason), '');
begin
  perform private.require_staff('review_companies');
  perform private.require_that(decision in ('approved', 'rejected', 'suspended'), 'decision', 'one_of');
  perform private.require_text('reason', reason, 500, true);
  if decision <> 'approved' then
    perform private.require_reason(reason);
  end if;
  select * into reviewed from public.companies c where c.id = review_company.company_id for update;
  if not found then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  if decision = 'suspended' or reviewed.status = 'suspended' then
    perform private.require_identity();
  end if;
  if not private.begin_company_decision(reviewed, expected_version, decision, remark) then
    return;
  end if;
  -- A suspension of a day may become one without an end.
  if not (decision = 'suspended' and reviewed.suspended_until is not null)
    and not exists (select from private.company_transitions t where t.from_status = reviewed.status and t.to_status = decision) then
    perform private.raise_error('PT409', 'company_state_changed', jsonb_build_object('status', reviewed.status));
  end if;
  if decision = 'approved' and reviewed.status <> 'suspended' and remark is null and private.approval_gaps(reviewed.id) <> '{}' then
    perform private.raise_error('PT422', 'approval_incomplete', jsonb_build_object('missing', private.approval_gaps(reviewed.id)));
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  update public.companies c set status = decision, suspended_until = null where c.id = reviewed.id;
  insert into public.company_decisions (company_id, from_status, to_status, reason, decided_by)
  values (reviewed.id, reviewed.status, decision, remark, private.caller_id());
  perform private.queue_email(m.user_id, 'seller_' || decision,
    jsonb_build_object('note', remark) || private.company_names(reviewed.id))
  from public.company_members m where m.company_id = reviewed.id and m.role = 'owner';
end
$$;

create function public.review_company(company_id uuid, decision text, expected_version bigint, reason text default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.review_company(company_id, decision, expected_version, reason) $$;
grant execute on function public.review_company(uuid, text, bigint, text), private.review_company(uuid, text, bigint, text)
  to authenticated, service_role;
