-- Whether a change of a company's debt needs a second person: alone, or with what the caller changed by adjustments, write-offs and
-- their reversals in the last 30 days without a second person. Callers hold the ledger's lock.
create function private.needs_second_person(company_id uuid, amount public.iqd_change)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  earlier numeric;
begin
  select coalesce(sum(t.debt_change), 0) into earlier
  from private.ledger_transactions t
  left join private.ledger_transactions reversed on reversed.id = t.reverses_id
  where t.kind in ('adjustment', 'write_off', 'reversal') and t.effective_on > private.today_in_iraq() - 30
    and t.company_id = needs_second_person.company_id and t.actor_id = private.my_id()
    and coalesce(reversed.kind in ('adjustment', 'write_off'), t.kind <> 'reversal')
    and not exists (select from private.adjustments a
      where a.id = case t.source_kind when 'adjustment' then t.source_id::bigint end and a.decided_by is not null);
  return coalesce((select greatest(abs(amount), abs(earlier + amount)) > s.second_person_above from private.money_settings s), false);
end
$$;

-- Who has to confirm a payout run that was sent to the bank, because of its amount with the runs that its proposer confirmed alone in
-- the last 30 days: 'other' than the caller, who proposed it; 'self', because somebody else did; null if no second person is needed.
create function private.second_person_of_payout(r private.payout_runs)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if r.state <> 'sent' or coalesce((select sum(l.amount) from private.payout_lines l
      join private.payout_runs x on x.id = l.run_id
      where not l.is_excluded and (x.id = r.id or x.state = 'confirmed' and x.created_by = r.created_by and x.changed_by = r.created_by
        and x.changed_at > now() - interval '30 days'))
      <= (select s.second_person_above from private.money_settings s), true) then
    return null;
  end if;
  return case when r.created_by = private.my_id() then 'other' else 'self' end;
end
$$;

-- Who has to book a remittance whose lines are all resolved, because a person writes off so much in it, with the remittances that this
-- person booked alone in the last 30 days: 'other' than the caller, who decided it; 'self', because somebody else did; null if no
-- second person is needed.
create function private.second_person_of_remittance(r private.remittances)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_own boolean;
begin
  if r.state = 'booked' or exists (select from private.remittance_lines l where l.remittance_id = r.id and l.action is null) then
    return null;
  end if;
  select bool_or(w.decided_by = private.my_id()) into is_own
  from (select l.decided_by from private.remittance_lines l where l.remittance_id = r.id and l.action = 'write_off' group by 1) w
  where (select sum(abs(l.expected - l.amount))
      from private.remittance_lines l join private.remittances x on x.id = l.remittance_id
      where l.action = 'write_off' and l.decided_by = w.decided_by
        and (x.id = r.id or x.booked_by = w.decided_by and x.booked_at > now() - interval '30 days'))
    > (select s.second_person_above from private.money_settings s);
  return case when is_own then 'other' when not is_own then 'self' end;
end
$$;

-- Notifies the staff who may decide as second person of what a person proposed. Who has an unread notification of it gets no other.
create function private.ask_second_person(proposer uuid, kind text, subject jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, subject)
  select s.user_id, ask_second_person.kind, asked.subject
  from private.staff_with_right('money') s
  cross join (select subject || jsonb_build_object('person_id', proposer) as subject) asked
  where s.user_id not in (proposer, private.my_id()) and not exists (
    select from public.notifications n
    where n.user_id = s.user_id and n.read_at is null and n.kind = ask_second_person.kind and n.subject = asked.subject);
end
$$;
