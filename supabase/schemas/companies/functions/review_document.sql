-- Accepts or refuses a document and notifies the company; an accepted document can still be refused. Raises not_allowed,
-- reason_required, document_not_found, changed_meanwhile, document_state_changed {state}.
create function private.review_document(document_id bigint, decision text, expected_version text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  judged private.company_documents;
  remark text := case when review_document.decision = 'refused' then btrim(review_document.reason) end;
begin
  perform private.require_staff('review_companies');
  perform private.require_that(review_document.decision in ('accepted', 'refused'), 'decision', 'one_of');
  perform private.require_text('reason', review_document.reason, 500, true);
  if review_document.decision = 'refused' then
    perform private.require_reason(review_document.reason);
  end if;
  select * into judged from private.company_documents d where d.id = document_id for update;
  if not found then
    perform private.raise_error('PT404', 'document_not_found');
  elsif not private.begin_decision(expected_version, private.document_version(judged), judged.decided_by = private.my_id()
      and judged.state = review_document.decision and judged.reason is not distinct from remark, private.document_news(judged)) then
    return;
  elsif judged.superseded_at is not null then
    perform private.raise_error('PT409', 'document_state_changed', jsonb_build_object('state', 'replaced'));
  elsif judged.state = review_document.decision then
    return;
  elsif judged.state = 'refused' then
    perform private.raise_error('PT409', 'document_state_changed', jsonb_build_object('state', judged.state));
  end if;
  update private.company_documents d
  set state = review_document.decision, decided_by = private.my_id(), decided_at = now(), reason = remark
  where d.id = judged.id returning * into judged;
  perform private.tell_of_document(judged, 'document_' || review_document.decision);
end
$$;

create function public.review_document(document_id bigint, decision text, expected_version text, reason text default null)
returns void
language sql security invoker set search_path = '' as $$
  select private.review_document(document_id, decision, expected_version, reason) $$;
grant execute on function public.review_document(bigint, text, text, text), private.review_document(bigint, text, text, text)
  to authenticated, service_role;
