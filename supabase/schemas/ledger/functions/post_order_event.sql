-- Freezes who collects the cash of an order that ships: the operator's courier if the shipment names one and the terms of the
-- company, else of the site, say so; otherwise the seller.
create function private.freeze_cash_by()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.cash_by := case when new.courier_id is null then 'seller' else (
    select coalesce(t.cash_by, s.cash_by) from private.money_settings s
    left join private.company_terms t on t.company_id = new.company_id) end;
  return new;
end
$$;

-- Entries of a delivered order. The seller collected: its commission is a debt. The courier collected: the cash is in transit, and
-- the company is owed it less the commission.
create function private.delivery_entries(company uuid, courier bigint, cash public.iqd, commission public.iqd)
returns private.ledger_line[]
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when courier is null then array[
      row('owed_to_market', company, null, commission)::private.ledger_line,
      row('commission', null, null, -commission)::private.ledger_line]
    else array[
      row('cash_in_transit', null, courier, cash)::private.ledger_line,
      row('owed_to_company', company, null, commission - cash)::private.ledger_line,
      row('commission', null, null, -commission)::private.ledger_line] end;
end
$$;

-- Entries of an order that was refused at the door. The delivery fee stays with the one who collected it: cash that the courier got
-- is income of the marketplace. The seller owes the site's fee for refusals.
create function private.refusal_entries(company uuid, courier bigint, cash public.iqd, fee public.iqd)
returns private.ledger_line[]
language sql
immutable
set search_path = ''
as $$
  select array[
      row('owed_to_market', company, null, fee)::private.ledger_line,
      row('fees', null, null, -fee)::private.ledger_line]
    || case when courier is not null then array[
      row('cash_in_transit', null, courier, cash)::private.ledger_line,
      row('fees', null, null, -cash)::private.ledger_line] end
$$;

-- Difference between the commission that the lines of a posted order have now and the posted one, as entries on the account that
-- holds the order's commission.
create function private.shortage_entries(o public.orders, commission public.iqd)
returns private.ledger_line[]
language sql
stable
security definer
set search_path = ''
as $$
  select array[
    row(case o.cash_by when 'courier' then 'owed_to_company' else 'owed_to_market' end, o.company_id, null, x.difference)::private.ledger_line,
    row('commission', null, null, -x.difference)::private.ledger_line]
  from (
    select shortage_entries.commission + coalesce(sum(e.amount), 0) as difference
    from private.ledger_transactions t
    join private.ledger_entries e on e.transaction_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission'
    where t.order_id = o.id) x
$$;

-- Posts an order event: a delivery, a refusal at the door, or a shortage that was found after the delivery. Each order is delivered
-- or refused once. That a seller got the cash from its own driver changes nothing between it and the marketplace.
create function private.post_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  o public.orders;
  commission numeric := (select coalesce(sum(l.commission), 0) from public.order_lines l where l.order_id = new.order_id);
  courier bigint;
  posted bigint;
  day date := (new.created_at at time zone 'Asia/Baghdad')::date;
begin
  select * into o from public.orders x where x.id = new.order_id;
  courier := case o.cash_by when 'courier' then o.courier_id end;
  if new.kind = 'shortage' then
    perform private.post_transaction('shortage', 'order_shortage', new.id::text, private.shortage_entries(o, commission),
      o.company_id, o.id, day, new.note);
    return null;
  elsif new.to_status = 'Delivered' then
    posted := private.post_transaction('delivery', 'order_delivered', o.id::text,
      private.delivery_entries(o.company_id, courier, o.cash_collected, commission), o.company_id, o.id, day, null);
  else
    posted := private.post_transaction('refusal', 'order_refused', o.id::text, private.refusal_entries(o.company_id, courier,
      coalesce(o.cash_collected, 0), (select s.refusal_fee from private.money_settings s)), o.company_id, o.id, day, null);
  end if;
  perform private.report_order(o, posted is not null, case when courier is null then 0 else coalesce(o.cash_collected, 0) end, day);
  return null;
end
$$;
