-- Undoes set_deals or end_deals for the deals that preview_deal_restore counts as undone, and returns the same shape.
create function private.restore_deals(deals jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  there jsonb;
  report jsonb;
begin
  perform private.require_staff('products');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  select jsonb_agg(jsonb_build_object('id', p.id)) into there
  from public.products p where p.id = any (private.product_ids_of(deals)) and p.deleted_at is null;
  if there is not null then
    perform private.lock_offers(there);
  end if;
  report := private.preview_deal_restore(deals);
  if (report ->> 'undone')::int > 0 then
    perform private.write_deals((select jsonb_agg(r.former) from private.plan_deal_restore(deals) r where r.problem is null), reason,
      'deal_restored');
    update private.bulk_changes b set status = 'undone', undone = least(b.undone + (report ->> 'undone')::int, b.changed),
      kept = jsonb_array_length(report -> 'kept')
    where b.subject = 'deals' and b.id = (select min(x ->> 'batch') from jsonb_array_elements(deals) x
      where pg_input_is_valid(x ->> 'batch', 'uuid'))::uuid;
  end if;
  return report;
end
$$;

create function public.restore_deals(deals jsonb, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.restore_deals(deals, reason) $$;
grant execute on function public.restore_deals(jsonb, text), private.restore_deals(jsonb, text) to authenticated, service_role;
