-- Goods that count as returned by a decision: as given, else as the seller received them, else none.
create function private.decided_lines(r private.returns, body jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(body -> 'lines'), 'null') <> 'null' then
    perform private.check_received_lines(r, body -> 'lines', false);
    return body -> 'lines';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', y.id, 'quantity', coalesce(y.received, 0), 'restock', coalesce(y.restock, 0)))
    from private.return_lines y where y.return_id = r.id);
end
$$;

-- Decides for the buyer, in whole or in part: stock, credit note and commission follow at once, and the company hands the money back.
create function private.decide_for_buyer(r private.returns, body jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lines constant jsonb := private.decided_lines(r, body);
  amount numeric := private.number_of(body, 'amount');
  credit private.report_line[];
  most numeric;
begin
  perform private.move_returned_stock(r, lines);
  perform private.write_received(r, lines);
  most := private.most_refund(r, true);
  if body ->> 'outcome' = 'buyer' then
    perform private.require_that(amount is null, 'amount', 'range');
    amount := most;
  end if;
  perform private.require_that(amount is not null, 'amount', 'required');
  perform private.require_that(amount between 0 and most and amount = round(amount, 2), 'amount', 'range');
  credit := private.credit_refund(r, amount);
  update private.returns x set status = case when amount > 0 then 'Received' else 'Closed' end, refund = amount,
    outcome = case when amount = 0 then 'refunded' end, due_kind = null, due_at = null, paid_way = null, paid_on = null,
    paid_amount = null, paid_reference = null
  where x.id = r.id;
  perform private.return_event(r, 'decided', r.status, 'admin', body ->> 'reason', jsonb_build_object('decision', body -> 'outcome',
    'amount', amount, 'lines', private.received_lines(r)), '{}', credit);
end
$$;

-- Decides for the seller: a refusal or settlement is final; a lower refund, and an acceptance, go on.
create function private.decide_for_seller(r private.returns, body jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_over constant boolean := r.status in ('Refused', 'Settled') or r.status = 'Accepted';
begin
  update private.returns x set status = case when is_over then 'Closed' else r.status end,
    outcome = case when r.status = 'Settled' then r.outcome when is_over then 'refused' end, due_kind = null, due_at = null
  where x.id = r.id;
  perform private.return_event(r, 'decided', r.status, 'admin', body ->> 'reason', '{"decision": "seller"}');
end
$$;

-- Decides an appeal: body {outcome: buyer, partly or seller, amount? (partly), lines?: [{id, quantity, restock}] (not for seller),
-- reason}. Raises reason_required, invalid_input and the errors of begin_return_step.
create function private.decide_return(return_id uuid, body jsonb, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reason constant text := private.text_of(body, 'reason');
  r private.returns;
begin
  perform private.require_staff('change_orders');
  perform private.require_that(coalesce(body ->> 'outcome' in ('buyer', 'partly', 'seller'), false), 'outcome', 'one_of');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 1000);
  r := private.begin_return_step(return_id, 'decide', expected_version, '{decided}', reason);
  if r.id is null then
    return;
  end if;
  update private.returns x set appeal_side = null, appealed_at = null, decision_due_at = null, evidence_side = null,
    evidence_due_at = null, reminded_on = null
  where x.id = r.id;
  if body ->> 'outcome' = 'seller' then
    perform private.decide_for_seller(r, body);
  else
    perform private.decide_for_buyer(r, body);
  end if;
end
$$;

create function public.decide_return(return_id uuid, body jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.decide_return(return_id, body, expected_version) $$;
grant execute on function public.decide_return(uuid, jsonb, int), private.decide_return(uuid, jsonb, int) to authenticated, service_role;
