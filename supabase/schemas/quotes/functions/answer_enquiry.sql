-- Writes an answer, mails it in the language of the enquiry if there is an address, and assigns an unassigned enquiry to the
-- caller. It is mailed to the account's address if the asker was signed in. Nothing that the asker wrote is in the mail: a
-- typed address may be a stranger's. Raises changed_meanwhile.
create function private.answer_enquiry(kind text, id text, body text, idempotency_key uuid, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
  asker record;
  address text;
  mail private.outbox;
begin
  -- Serializes concurrent and repeated answers.
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_text('body', body, 4000);
  perform private.require_that(idempotency_key is not null, 'idempotency_key', 'required');
  if exists (select from public.enquiry_answers a where a.idempotency_key = answer_enquiry.idempotency_key)
    or not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, false) then
    return;
  end if;
  select * into asker from (
    select q.user_id, q.email, q.language, q.number from public.quote_requests q where q.id = target.quote_id
    union all
    select m.user_id, m.email, m.language, null from public.contact_messages m where m.id = target.message_id) one;

  address := coalesce((select nullif(u.email, '') from auth.users u where u.id = asker.user_id), asker.email);
  if address is not null then
    insert into private.outbox (address, language, template, params)
    values (address, asker.language, case kind when 'quote' then 'quote_answered' else 'contact_answered' end,
      jsonb_strip_nulls(jsonb_build_object('number', asker.number, 'answer', btrim(body),
        'quote_id', case when asker.user_id is not null then target.quote_id end,
        'reply_to', (select s.contact_email from public.site_settings s))))
    returning * into mail;
  end if;
  insert into public.enquiry_answers (quote_request_id, contact_message_id, author_id, body, mailed_to, email_id, idempotency_key)
  values (target.quote_id, target.message_id, private.my_id(), btrim(answer_enquiry.body), address, mail.id,
    answer_enquiry.idempotency_key);
  perform private.notify(asker.user_id, case kind when 'quote' then 'quote_answered' else 'contact_answered' end,
    jsonb_build_object('number', asker.number, 'enquiry', kind, 'enquiry_id', id));
  update public.quote_requests q set status = 'Answered', assigned_to = coalesce(q.assigned_to, private.my_id())
  where q.id = target.quote_id;
  update public.contact_messages m set status = 'Answered', assigned_to = coalesce(m.assigned_to, private.my_id())
  where m.id = target.message_id;
end
$$;

create function public.answer_enquiry(kind text, id text, body text, idempotency_key uuid, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.answer_enquiry(kind, id, body, idempotency_key, expected_version) $$;
grant execute on function public.answer_enquiry(text, text, text, uuid, text),
  private.answer_enquiry(text, text, text, uuid, text) to authenticated, service_role;
