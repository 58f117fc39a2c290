-- Who has to confirm a payout run that was sent to the bank, because of its amount: 'other' than the caller, who proposed it; 'self',
-- because somebody else did; null if the amount needs no second person.
create function private.second_person_of_payout(r private.payout_runs)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if r.state <> 'sent' or coalesce((select sum(l.amount) from private.payout_lines l where l.run_id = r.id and not l.is_excluded)
      <= (select s.second_person_above from private.money_settings s), true) then
    return null;
  end if;
  return case when r.created_by = private.my_id() then 'other' else 'self' end;
end
$$;

-- Who has to book a remittance whose lines are all resolved, because a line writes off so much: 'other' than the caller, who decided
-- such a line; 'self', because somebody else did; null if no line needs a second person.
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
  select bool_or(l.decided_by = private.my_id()) into is_own
  from private.remittance_lines l
  where l.remittance_id = r.id and l.action = 'write_off' and not l.is_booked
    and abs(l.expected - l.amount) > (select s.second_person_above from private.money_settings s);
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
  cross join (select subject || jsonb_build_object('person', private.person_name(proposer)) as subject) asked
  where s.user_id not in (proposer, private.my_id()) and not exists (
    select from public.notifications n
    where n.user_id = s.user_id and n.read_at is null and n.kind = ask_second_person.kind and n.subject = asked.subject);
end
$$;
