-- Whether a return's goods were received.
create function private.is_received(r private.returns)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select exists (select from private.return_lines y where y.return_id = r.id and y.received is not null) $$;

-- Goods that count as returned by a decision: as given, else as the seller received them. Goods that are still with the buyer count
-- for none, and stock waits for their receipt.
create function private.decided_lines(r private.returns, body jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(body -> 'lines'), 'null') <> 'null' then
    perform private.require_that(private.is_received(r), 'lines', 'range');
    perform private.check_received_lines(r, body -> 'lines', false);
    return body -> 'lines';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', y.id, 'quantity', coalesce(y.received, 0), 'restock', coalesce(y.restock, 0)))
    from private.return_lines y where y.return_id = r.id);
end
$$;

-- Amount of a decision for the buyer, whole or {amount}. Raises invalid_input.
create function private.decided_amount(r private.returns, body jsonb)
returns public.iqd
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  given constant numeric := private.number_of(body, 'amount');
  most constant numeric := private.most_refund(r, true);
begin
  if body ->> 'outcome' = 'buyer' then
    perform private.require_that(given is null, 'amount', 'range');
    return most;
  end if;
  perform private.require_that(given is not null, 'amount', 'required');
  perform private.require_that(given between 0 and most and given = round(given, 2), 'amount', 'range');
  return given;
end
$$;

-- Decides that goods which are still with the buyer come back for the decided amount. Stock, credit note and commission follow the
-- receipt; private.received_refund holds the seller to the amount.
create function private.decide_to_send_back(r private.returns, body jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  amount constant numeric := private.decided_amount(r, body);
begin
  perform private.require_that(not private.is_received(r), 'comes_back', 'range');
  update private.returns x set status = 'Accepted', handover = coalesce(nullif(r.handover, 'keep'), 'pickup'), outcome = null
  where x.id = r.id;
  perform private.start_sending(r.id);
  perform private.return_event(r, 'decided', r.status, 'admin', body ->> 'reason',
    jsonb_build_object('decision', body -> 'outcome', 'amount', amount, 'comes_back', true));
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
  amount numeric;
  credit private.report_line[];
begin
  perform private.move_returned_stock(r, lines);
  perform private.write_received(r, lines);
  amount := private.decided_amount(r, body);
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
  is_over constant boolean := r.status in ('Refused', 'Settled', 'Accepted', 'OnItsWay');
begin
  update private.returns x set status = case when is_over then 'Closed' else r.status end,
    outcome = case when r.status = 'Settled' then r.outcome when is_over then 'refused' end, due_kind = null, due_at = null
  where x.id = r.id;
  perform private.return_event(r, 'decided', r.status, 'admin', body ->> 'reason', '{"decision": "seller"}');
end
$$;

-- Decides an appeal: body {outcome: buyer, partly or seller, amount? (partly), reason}, and not for seller: lines? of received goods
-- [{id, quantity, restock}], comes_back? (true: goods that are still with the buyer come back first). Raises reason_required, invalid_input and the errors of begin_return_step.
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
  elsif body -> 'comes_back' = 'true' then
    perform private.decide_to_send_back(r, body);
  else
    perform private.decide_for_buyer(r, body);
  end if;
end
$$;

create function public.decide_return(return_id uuid, body jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.decide_return(return_id, body, expected_version) $$;
grant execute on function public.decide_return(uuid, jsonb, int), private.decide_return(uuid, jsonb, int) to authenticated, service_role;
