-- Waiting work per queue: its number, counted up to 100 because badges show at most 99, and the time of the oldest. Queues that
-- the caller may not see are left out.
create function private.waiting_work()
returns table (queue text, waiting int, oldest timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.staff_may('review_companies') then
    return query select 'sellers', count(*)::int, min(w.since) from (
      select coalesce((select max(d.created_at) from public.company_decisions d
        where d.company_id = c.id and d.to_status = 'pending'), c.created_at) as since
      from public.companies c where c.status = 'pending' order by c.created_at limit 100) w;
    return query select 'documents', count(*)::int, min(w.since) from (
      select d.submitted_at as since from private.company_documents d where d.state = 'submitted' and d.superseded_at is null
      order by d.submitted_at limit 100) w;
  end if;
  if private.staff_may('change_orders') then
    return query select 'orders', count(*)::int, min(w.since) from (
      select o.created_at as since from public.orders o where o.status = 'Processing' and o.approved_at is null
      order by o.created_at limit 100) w;
    return query select 'returns', count(*)::int, min(w.since) from (
      select r.appealed_at as since from private.returns r where r.appeal_side is not null and r.evidence_side is null
      order by r.decision_due_at, r.id limit 100) w;
  end if;
  if private.staff_may('quotes') then
    return query select 'quotes', count(*)::int, min(w.since) from (
      select q.created_at as since from private.quote_requests q where q.status = 'Open' and q.unrouted_count > 0
      order by q.created_at limit 100) w;
  end if;
  if private.staff_may('money') then
    return query select 'adjustments', count(*)::int, min(w.since) from (
      select a.created_at as since from private.adjustments a where a.state = 'waiting' and a.created_by <> private.my_id()
      order by a.created_at limit 100) w;
    return query select 'payouts', count(*)::int, min(w.since) from (
      select r.changed_at as since from private.payout_runs r where r.state = 'sent' and private.second_person_of_payout(r) = 'self'
      order by r.changed_at limit 100) w;
    return query select 'remittances', count(*)::int, min(w.since) from (
      select r.created_at as since from private.remittances r
      where r.state <> 'booked' and private.second_person_of_remittance(r) = 'self' order by r.created_at limit 100) w;
  end if;
  if private.staff_may('contact') then
    return query select 'messages', count(*)::int, min(w.since) from (
      select m.created_at as since from public.contact_messages m where m.status = 'New' order by m.created_at limit 100) w;
  end if;
  if private.staff_may('reviews') then
    return query select 'reviews', count(*)::int, min(w.since) from (
      select coalesce((select min(p.created_at) from public.review_reports p where p.review_id = r.id), r.created_at) as since
      from public.reviews r where r.reported order by r.created_at limit 100) w;
    return query select 'questions', count(*)::int, min(w.since) from (
      select coalesce((select min(p.created_at) from public.question_reports p where p.question_id = q.id), q.created_at) as since
      from public.product_questions q where q.reported order by q.created_at limit 100) w;
  end if;
  if private.staff_may('settings') then
    return query select 'email', count(*)::int, min(w.since) from (
      select e.gave_up_at as since from private.outbox e where e.gave_up_at is not null order by e.gave_up_at limit 100) w;
  end if;
end
$$;
