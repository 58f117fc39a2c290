-- Withdraws the current offer of the caller's company, which then counts as declined. Raises quote_not_found, offer_accepted,
-- quote_state, changed_meanwhile.
create function private.withdraw_quote_offer(request_id uuid, expected_revision int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company constant uuid := private.my_company('quotes');
  q constant private.quote_requests := private.lock_asked_quote(withdraw_quote_offer.request_id, company);
begin
  perform private.check_not_won(q.id, company);
  if q.status not in ('Open', 'Closed', 'PartlyAwarded') then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  end if;
  perform private.check_offer_revision(q.id, company, expected_revision);
  update private.quote_offers o set status = 'Withdrawn'
  where o.request_id = q.id and o.company_id = company and o.status = 'Sent';
  -- Nothing is left to do if an earlier call, whose reply was lost, withdrew the offer.
  if found then
    perform private.record_offer_change(q, company, 'offer_withdrawn', jsonb_build_object('revision', expected_revision));
  end if;
end
$$;

create function public.withdraw_quote_offer(request_id uuid, expected_revision int) returns void
language sql security invoker set search_path = '' as $$ select private.withdraw_quote_offer(request_id, expected_revision) $$;
grant execute on function public.withdraw_quote_offer(uuid, int), private.withdraw_quote_offer(uuid, int) to authenticated, service_role;
