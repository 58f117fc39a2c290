-- Whoever is rejected learns why: the reason goes into the mail and, for a company, onto its portal.

-- Raises reason_required when nothing but blanks was given.
create function private.require_reason(reason text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if coalesce(reason, '') !~ '\S' then
    perform private.raise_error('PT422', 'reason_required');
  end if;
end
$$;

-- An administrator approves or rejects; the seller is told by mail.
create or replace function private.review_seller(seller_id uuid, decision text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reviewed public.sellers;
begin
  perform private.require_admin();
  perform private.require_that(decision in ('approved', 'rejected'), 'decision', 'one_of');
  perform private.require_text('reason', reason, 500, true);
  if decision = 'rejected' then
    perform private.require_reason(reason);
  end if;
  select * into reviewed from public.sellers s where s.id = review_seller.seller_id and s.role = 'seller' for update;
  if not found then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  if reviewed.status = decision then
    return;
  end if;
  update public.sellers s
  set status = decision, review_note = nullif(btrim(reason), ''), reviewed_at = now()
  where s.id = reviewed.id;
  perform private.queue_email(reviewed.id, 'seller_' || decision,
    jsonb_build_object('company_name', reviewed.company_name, 'note', nullif(btrim(reason), '')));
end
$$;

create or replace function private.change_order_status(order_id uuid, status text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
  roles text[];
  acting text;
begin
  perform private.require_text('note', note, 500, true);
  locked := private.lock_order(order_id);
  roles := private.order_roles(locked);
  if locked.status = change_order_status.status then
    return;
  end if;
  if not exists (select 1 from public.order_transitions t
                 where t.from_status = locked.status and t.to_status = change_order_status.status) then
    perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
  end if;
  if not exists (select 1 from public.order_transitions t where t.from_status = locked.status
                 and t.to_status = change_order_status.status and t.actor_role = any (roles)) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  select t.actor_role into acting from public.order_transitions t
  where t.from_status = locked.status and t.to_status = change_order_status.status and t.actor_role = any (roles)
    and (t.approval = 'any' or (t.approval = 'required') = (locked.approved_at is not null))
  order by array_position(roles, t.actor_role) limit 1;
  if acting is null then
    if locked.approved_at is null then
      perform private.raise_error('PT409', 'approval_required');
    end if;
    perform private.raise_error('PT409', 'order_already_approved');
  end if;
  if change_order_status.status = 'Rejected' then
    perform private.require_reason(note);
  end if;
  perform set_config('mawad.actor_role', acting, true), set_config('mawad.note', coalesce(btrim(note), ''), true);
  update public.orders o set status = change_order_status.status where o.id = locked.id;
end
$$;
