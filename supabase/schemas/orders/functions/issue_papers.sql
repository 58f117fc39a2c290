-- Next number of a company's series, without gaps: INV-2026-00001, CN-2026-00001. Other transactions that number papers of the
-- same company, kind and year wait; a rolled-back transaction returns its number.
create function private.next_paper_number(company_id uuid, kind text, at timestamptz)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  paper_year int := extract(year from at at time zone 'Asia/Baghdad');
  next int;
begin
  insert into private.paper_counters as c (company_id, kind, year, last_number)
  values (next_paper_number.company_id, next_paper_number.kind, paper_year, 1)
  on conflict on constraint paper_counters_pkey do update set last_number = c.last_number + 1
  returning c.last_number into next;
  return concat_ws('-', case kind when 'invoice' then 'INV' else 'CN' end, paper_year,
    lpad(next::text, greatest(length(next::text), 5), '0'));
end
$$;

-- Sets the invoice number when an order is approved.
create function private.number_invoice()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.approved_at is not null and new.invoice_number is null then
    new.invoice_number := private.next_paper_number(new.company_id, 'invoice', new.approved_at);
  end if;
  return new;
end
$$;
create trigger number_invoice before insert or update of approved_at on public.orders
  for each row execute function private.number_invoice();

-- Issues a credit note for the difference between an order's papers and its present total: after a shortage, a cancellation or a
-- return; its amounts are below 0 if a return was undone. A fee paid for goods refused at the door stays billed.
create function private.credit_order(o public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_void boolean := o.status in ('Cancelled', 'Rejected');
  credited jsonb;
  billed record;
  credited_subtotal numeric;
  credited_fee numeric;
begin
  select sum(p.subtotal * s.sign) as subtotal, sum(p.delivery_fee * s.sign) as delivery_fee into billed
  from private.order_papers p cross join lateral (select case p.kind when 'invoice' then 1 else -1 end as sign) s
  where p.order_id = o.id;
  credited_subtotal := billed.subtotal - case when is_void then 0 else o.subtotal - o.refunded end;
  credited_fee := billed.delivery_fee - case when is_void then coalesce(o.cash_collected, 0) else o.delivery_fee - o.refunded_fee end;
  if credited_subtotal = 0 and credited_fee = 0 then
    return;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('line_id', l.id, 'quantity', b.quantity - n.quantity, 'amount', b.amount - n.amount)
    order by l.id), '[]')
  into credited
  from public.order_lines l
  cross join lateral (
    select sum(x.quantity * case p.kind when 'invoice' then 1 else -1 end) as quantity,
      sum(x.amount * case p.kind when 'invoice' then 1 else -1 end) as amount
    from private.order_papers p
    cross join lateral jsonb_to_recordset(p.lines) x (line_id bigint, quantity numeric, amount numeric)
    where p.order_id = o.id and x.line_id = l.id) b
  cross join lateral (select case when is_void then 0 else l.quantity - l.returned_quantity end as quantity,
    case when is_void then 0 else l.line_total - l.refunded end as amount) n
  where l.order_id = o.id and (b.quantity, b.amount) is distinct from (n.quantity, n.amount);
  insert into private.order_papers (order_id, company_id, kind, number, lines, subtotal, delivery_fee)
  values (o.id, o.company_id, 'credit_note', private.next_paper_number(o.company_id, 'credit_note', now()), credited,
    credited_subtotal, credited_fee);
end
$$;

-- Issues the papers that a change of an order requires. Deferred to the end of the transaction, so that the counters are locked
-- last and transactions do not deadlock.
create function private.issue_papers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_order public.orders;
begin
  select * into current_order from public.orders o where o.id = new.id;
  if current_order.invoice_number is null then
    return null;
  end if;
  insert into private.order_papers (order_id, company_id, kind, number, lines, subtotal, delivery_fee, issued_at)
  select current_order.id, current_order.company_id, 'invoice', current_order.invoice_number, (
      select coalesce(jsonb_agg(jsonb_build_object('line_id', l.id, 'quantity', l.quantity, 'amount', l.line_total) order by l.id), '[]')
      from public.order_lines l where l.order_id = current_order.id and l.quantity > 0),
    current_order.subtotal, current_order.delivery_fee, current_order.approved_at
  where not exists (select from private.order_papers p where p.order_id = current_order.id);
  perform private.credit_order(current_order);
  return null;
end
$$;

create constraint trigger issue_papers
  after insert or update of approved_at, status, subtotal, delivery_fee, cash_collected, refunded,
  refunded_fee on public.orders
  deferrable initially deferred
  for each row when (new.approved_at is not null) execute function private.issue_papers();

-- Invoice and credit notes of an order by time of issue: [{kind, number, lines: [{line_id, quantity, amount}], subtotal,
-- delivery_fee, total, issued_at}].
create function private.papers_of(order_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'number', p.number, 'lines', p.lines, 'subtotal', p.subtotal,
    'delivery_fee', p.delivery_fee, 'total', p.total, 'issued_at', p.issued_at) order by p.id), '[]')
  from private.order_papers p where p.order_id = papers_of.order_id
$$;
