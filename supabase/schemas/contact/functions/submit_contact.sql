-- request: {token, website?, idempotency_key, full_name, email, message, language?}. Returns {mailed_to}. At most ten messages
-- an hour and thirty a day from one address or account.
create function private.submit_contact(request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer uuid := private.my_id();
  hash bytea := sha256(convert_to((request - 'token' - 'website')::text || coalesce(writer::text, ''), 'UTF8'));
  known public.contact_messages;
  made public.contact_messages;
  recent record;
begin
  perform private.require_that(pg_input_is_valid(request ->> 'idempotency_key', 'uuid'), 'idempotency_key', 'format');
  perform pg_advisory_xact_lock(hashtextextended('contact:' || (request ->> 'idempotency_key'), 0));
  select * into known from public.contact_messages m where m.idempotency_key = (request ->> 'idempotency_key')::uuid;
  if found then
    if known.body_hash <> hash then
      perform private.raise_error('PT409', 'idempotency_mismatch');
    end if;
    return jsonb_build_object('mailed_to', known.mailed_to);
  end if;

  perform private.check_form(request);
  perform private.require_text('full_name', request ->> 'full_name', 120);
  perform private.require_that(private.is_email(request ->> 'email'), 'email', 'email');
  perform private.require_text('message', request ->> 'message', 4000);
  perform private.require_that(coalesce(request ->> 'language', 'en') in ('en', 'ar'), 'language', 'one_of');
  perform pg_advisory_xact_lock(hashtextextended('contact:' || lower(request ->> 'email'), 0));
  select count(*) filter (where m.created_at > now() - interval '1 hour') as hour, count(*) as day into recent
  from public.contact_messages m
  where (lower(m.email) = lower(request ->> 'email') or m.user_id = writer) and m.created_at > now() - interval '1 day';
  if recent.hour >= 10 or recent.day >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;

  insert into public.contact_messages (user_id, full_name, email, message, language, idempotency_key, body_hash)
  values (writer, btrim(request ->> 'full_name'), request ->> 'email', btrim(request ->> 'message'),
    coalesce(request ->> 'language', 'en'), (request ->> 'idempotency_key')::uuid, hash)
  returning * into made;
  update public.contact_messages m set mailed_to = private.confirm_receipt(made.email, made.full_name, made.language,
    'contact', jsonb_build_object('message', made.message), '{}')
  where m.id = made.id returning * into made;
  perform private.queue_admin_email('contact_received', jsonb_build_object('full_name', made.full_name, 'email', made.email,
    'message', made.message, 'reply_to', made.email));
  return jsonb_build_object('mailed_to', made.mailed_to);
end
$$;

create function public.submit_contact(request jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.submit_contact(request));
end
$$;
grant execute on function public.submit_contact(jsonb), private.submit_contact(jsonb) to anon, authenticated, service_role;
