-- Raises invalid_input unless the settlement {way, reference?, day, amount?, note?} fits the return.
create function private.check_settlement(r private.returns, body jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_part constant boolean := r.wish = 'missing_part' and r.handover = 'keep' and r.refund is null;
  given constant numeric := private.number_of(body, 'amount');
begin
  perform private.require_that(coalesce(case when is_part then body ->> 'way' = 'part'
    else body ->> 'way' in ('cash', 'transfer', 'wallet') end, false), 'way', 'one_of');
  perform private.require_text('reference', private.text_of(body, 'reference'), 100, true);
  perform private.require_that(coalesce(pg_input_is_valid(body ->> 'day', 'date'), false), 'day', 'format');
  perform private.require_that((body ->> 'day')::date between (r.delivered_at at time zone 'Asia/Baghdad')::date
    and private.today_in_iraq(), 'day', 'date_range');
  if given is not null and not private.may(r.company_id, 'see_money') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.require_that(given is null or not is_part and given = r.refund, 'amount', 'range');
end
$$;

-- Ends the days of appeal after a settlement.
create function private.mark_settled(r private.returns, outcome text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.returns x set status = 'Settled', outcome = mark_settled.outcome, due_kind = 'appeal',
    due_at = now() + make_interval(days => (private.return_clocks()).appeal_days)
  where x.id = r.id
$$;

-- Records that the money was handed back, or the missing part. The credit note is issued and the commission follows, unless a
-- decision did so before. Raises the errors of begin_return_step, invalid_input.
create function private.settle_return(return_id uuid, body jsonb, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := private.text_of(body, 'note');
  r private.returns;
  is_part boolean;
  credit private.report_line[] := '{}';
  credits boolean;
begin
  perform private.require_text('note', note, 1000, true);
  r := private.begin_return_step(return_id, 'settle', expected_version, '{settled}', note);
  if r.id is null then
    return;
  end if;
  perform private.check_settlement(r, body);
  is_part := r.refund is null;
  credits := not r.is_credited and not is_part;
  if credits then
    credit := private.credit_refund(r, r.refund);
  end if;
  update private.returns x set paid_way = body ->> 'way', paid_on = (body ->> 'day')::date, paid_amount = r.refund,
    paid_reference = nullif(btrim(private.text_of(body, 'reference')), '')
  where x.id = r.id;
  perform private.mark_settled(r, case when is_part then 'part_sent' when r.handover = 'keep' and r.wish = 'refund' then 'reduced' else 'refunded' end);
  perform private.return_event(r, 'settled', r.status, 'seller', note, jsonb_build_object('way', body -> 'way', 'day', body -> 'day',
    'reference', nullif(btrim(private.text_of(body, 'reference')), ''), 'amount', r.refund, 'credits', nullif(credits, false)), '{}', credit);
end
$$;

create function public.settle_return(return_id uuid, body jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.settle_return(return_id, body, expected_version) $$;
grant execute on function public.settle_return(uuid, jsonb, int), private.settle_return(uuid, jsonb, int) to authenticated, service_role;
