-- Gives a request that was sent without an account to a person.
create function private.give_quote_request(q private.quote_requests, person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.quote_requests x set user_id = person, version = x.version + 1, updated_at = now() where x.id = q.id;
  insert into private.quote_events (request_id, kind, actor_id, actor_role) values (q.id, 'claimed', person, 'buyer');
end
$$;

-- Gives the requests sent without an account from a confirmed email address to its owner.
create function private.claim_quotes_by_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.give_quote_request(q, new.id) from private.quote_requests q
  where q.user_id is null and q.sent_at > now() - interval '1 year' and lower(q.email) = lower(new.email);
  return null;
end
$$;
create trigger claim_quotes_by_email after insert or update of email_confirmed_at, email on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.claim_quotes_by_email();

-- Gives a request that was sent without an account to the caller, who knows its number and phone. Returns {id, number,
-- mailed_to}, again if it is the caller's already, and null if number and phone do not belong together: an error would undo the
-- count of tries. Raises rate_limited after ten tries an hour.
create function private.claim_quote_request(number text, phone text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_person();
  q private.quote_requests;
begin
  -- Serializes the calls of one person, so that the limit holds.
  perform pg_advisory_xact_lock(hashtextextended('quote claims ' || caller::text, 0));
  delete from private.quote_claim_tries t where t.user_id = caller and t.tried_at < now() - interval '1 hour';
  if (select count(*) from private.quote_claim_tries t where t.user_id = caller) >= 10 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into private.quote_claim_tries (user_id) values (caller);
  select * into q from private.quote_requests x
  where x.number = upper(btrim(claim_quote_request.number)) and x.phone = private.stored_phone(claim_quote_request.phone)
    and coalesce(x.user_id, caller) = caller for update;
  if not found then
    return null;
  elsif q.user_id is null then
    perform private.give_quote_request(q, caller);
  end if;
  return private.quote_answer(q);
end
$$;

create function public.claim_quote_request(number text, phone text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.claim_quote_request(number, phone) $$;
grant execute on function public.claim_quote_request(text, text), private.claim_quote_request(text, text)
  to authenticated, service_role;
