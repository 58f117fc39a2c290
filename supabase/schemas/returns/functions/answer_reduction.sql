-- Writes the buyer's answer to an offered reduction; silence (acting 'system') declines it. Agreed, the seller hands it back; declined,
-- the return is refused and the buyer may appeal.
create function private.write_reduction_answer(r private.returns, agrees boolean, acting text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.returns x set status = case when agrees then r.status else 'Refused' end,
    refund = case when agrees then r.reduction end, due_kind = case when not agrees then 'appeal' end,
    due_at = case when not agrees then now() + make_interval(days => (private.return_clocks()).appeal_days) end,
    handover = case when agrees then r.handover end
  where x.id = r.id;
  perform private.return_event(r, case when agrees then 'reduction_agreed' else 'reduction_declined' end, r.status, acting, null,
    jsonb_build_object('reduction', r.reduction));
end
$$;

-- The buyer agrees to an offered price reduction or declines it.
create function private.answer_reduction(return_id uuid, agrees boolean, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.require_that(agrees is not null, 'agrees', 'required');
  r := private.begin_return_step(return_id, 'answer_reduction', expected_version,
    array[case when agrees then 'reduction_agreed' else 'reduction_declined' end], null);
  if r.id is not null then
    perform private.write_reduction_answer(r, agrees, 'buyer');
  end if;
end
$$;

create function public.answer_reduction(return_id uuid, agrees boolean, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.answer_reduction(return_id, agrees, expected_version) $$;
grant execute on function public.answer_reduction(uuid, boolean, int), private.answer_reduction(uuid, boolean, int) to authenticated, service_role;
