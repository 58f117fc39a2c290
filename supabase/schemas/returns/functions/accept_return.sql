-- Accepts a return for its company or, by silence, for the clock: goods that come back, a missing part that is sent, or an offered
-- reduction, which the buyer answers.
create function private.write_acceptance(r private.returns, handover text, reduction public.iqd, acting text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  clocks private.return_settings := private.return_clocks();
  kind text := case when reduction is not null then 'reduction' when acting = 'system' then 'appeal'
    when handover in ('pickup', 'showroom') then 'sending' else 'part' end;
begin
  update private.returns x set status = 'Accepted', handover = write_acceptance.handover, reduction = write_acceptance.reduction,
    answered_at = now(), is_silent = acting = 'system', due_kind = kind,
    due_at = now() + make_interval(days => case when kind in ('sending', 'part') then clocks.send_days else clocks.appeal_days end),
    reminded_on = null
  where x.id = r.id;
  perform private.return_event(r, 'accepted', r.status, acting, note,
    jsonb_build_object('handover', handover, 'reduction', reduction));
end
$$;

-- Accepts a return: body {handover, reduction?, note?}. A reduction, for the wish refund with keep, is offered to the buyer; a missing
-- part is sent, so the rest is kept. Raises the errors of begin_return_step, invalid_input.
create function private.accept_return(return_id uuid, body jsonb, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  note constant text := private.text_of(body, 'note');
  handover constant text := private.text_of(body, 'handover');
  reduction constant numeric := private.number_of(body, 'reduction');
  r private.returns;
begin
  perform private.require_text('note', note, 1000, true);
  r := private.begin_return_step(return_id, 'accept', expected_version, '{accepted}', note);
  if r.id is null then
    return;
  end if;
  perform private.require_that(coalesce(case r.wish when 'missing_part' then handover = 'keep' when 'refund'
    then handover in ('pickup', 'showroom', 'keep') else handover in ('pickup', 'showroom') end, false), 'handover', 'one_of');
  if handover = 'keep' and r.wish = 'refund' then
    if not private.may(r.company_id, 'see_money') then
      perform private.raise_error('PT403', 'not_allowed');
    end if;
    perform private.require_that(reduction is not null, 'reduction', 'required');
    perform private.require_that(reduction > 0 and reduction <= r.value and reduction = round(reduction, 2), 'reduction', 'range');
  else
    perform private.require_that(reduction is null, 'reduction', 'range');
  end if;
  perform private.write_acceptance(r, handover, reduction, 'seller', note);
end
$$;

create function public.accept_return(return_id uuid, body jsonb, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.accept_return(return_id, body, expected_version) $$;
grant execute on function public.accept_return(uuid, jsonb, int), private.accept_return(uuid, jsonb, int) to authenticated, service_role;
