-- Whether a file must still be submitted; see begin_decision. expected_version is that of the company's latest document of the
-- kind, '' without one. Locks the latest document against a concurrent decision.
create function private.begin_document(sent private.company_documents, expected_version text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest private.company_documents;
begin
  select * into latest from private.company_documents d
  where d.company_id = sent.company_id and d.kind = sent.kind and d.superseded_at is null for update;
  return private.begin_decision(expected_version, coalesce(private.document_version(latest), ''),
    exists (select from private.company_documents d
      where d.path = sent.path and d.kind = sent.kind and d.submitted_by = sent.submitted_by
        and d.number is not distinct from sent.number and d.expires_on is not distinct from sent.expires_on),
    private.document_news(latest));
end
$$;

-- Submits a file that publish-media stored. Notifies the staff once until it has reviewed the company's waiting documents.
-- Raises not_signed_in, not_allowed, invalid_input, changed_meanwhile, upload_missing, rate_limited after 30 a day.
create function private.submit_document(kind text, path text, expected_version text, number text, expires_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_documents_company();
  sent private.company_documents;
  already_told boolean;
begin
  perform private.require_that(submit_document.kind in ('registration', 'identity', 'chamber'), 'kind', 'one_of');
  perform private.require_text('number', submit_document.number, 60, true);
  perform private.require_that(coalesce(submit_document.expires_on >= (now() at time zone 'Asia/Baghdad')::date, true),
    'expires_on', 'future');
  perform private.require_that(coalesce(private.is_usable_time(submit_document.expires_on), true), 'expires_on', 'date_range');
  -- Without the lock, two concurrent documents of a kind would both be the latest.
  perform from public.companies c where c.id = company for no key update;
  select company, submit_document.kind, submit_document.path, nullif(btrim(submit_document.number), ''), submit_document.expires_on,
    private.my_id()
  into sent.company_id, sent.kind, sent.path, sent.number, sent.expires_on, sent.submitted_by;
  if not private.begin_document(sent, expected_version) then
    return;
  end if;
  if not starts_with(submit_document.path, company::text || '/') or not exists (
    select from storage.objects o where o.bucket_id = 'company-documents' and o.name = submit_document.path) then
    perform private.raise_error('PT422', 'upload_missing');
  end if;
  if (select count(*) from private.company_documents d
      where d.company_id = company and d.submitted_at > now() - interval '1 day') >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  already_told := exists (select from private.company_documents d
    where d.company_id = company and d.state = 'submitted' and d.superseded_at is null);
  update private.company_documents d set superseded_at = now()
  where d.company_id = company and d.kind = submit_document.kind and d.superseded_at is null;
  insert into private.company_documents (company_id, kind, path, number, expires_on, submitted_by)
  values (sent.company_id, sent.kind, sent.path, sent.number, sent.expires_on, sent.submitted_by);
  if not already_told then
    perform private.notify_staff('review_companies', 'document_submitted',
      jsonb_build_object('company_id', company) || private.company_names(company));
    perform private.queue_email(s.user_id, 'document_submitted', private.company_names(company))
    from public.staff s where s.role = 'admin';
  end if;
end
$$;

create function public.submit_document(kind text, path text, expected_version text, number text default null,
  expires_on date default null) returns void
language sql security invoker set search_path = '' as $$
  select private.submit_document(kind, path, expected_version, number, expires_on) $$;
grant execute on function public.submit_document(text, text, text, text, date),
  private.submit_document(text, text, text, text, date) to authenticated, service_role;
