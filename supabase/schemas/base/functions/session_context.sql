-- The session context: what triggers, rights and the audit log must know about the work of a transaction. It is one JSON object in
-- the setting mawad.context, which clients cannot set:
--   actor          person for whom a job works; it replaces the caller of the request
--   reason         reason in the audit entries
--   batch          uuid that joins the audit entries of one change of many rows
--   batch_actor    name and kind of the batch's person, kept by private.audit_actor
--   trial          true: the work is rolled back at the end and writes no audit entries
--   erasing        true: a person is erased; names may leave the audit log, and deleted rows write no entries
--   one_entry      true: a save writes one audit entry for all its rows itself
--   index_later    true: search rows are updated through the queue
--   refiling       true: attribute values that the category requires may be missing
-- Only enter_context and leave_context write it. It ends with the transaction, and an error restores it with its savepoint.
-- Triggers and rights read it for each row, so the readers are PL/pgSQL: PostgreSQL plans an SQL function that it cannot inline at
-- each call, which took 4 to 8 times as long.
create function private.context()
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce(nullif(current_setting('mawad.context', true), '')::jsonb, '{}');
end
$$;

-- Changes keys of the session context; null removes a key. Returns the context before, for leave_context.
create function private.enter_context(changes jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  former jsonb := private.context();
begin
  perform set_config('mawad.context', jsonb_strip_nulls(former || changes)::text, true);
  return former;
end
$$;

-- Restores the session context that enter_context returned.
create function private.leave_context(former jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('mawad.context', former::text, true);
end
$$;

create function private.context_actor()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return (private.context() ->> 'actor')::uuid;
end
$$;

create function private.context_reason()
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return nullif(private.context() ->> 'reason', '');
end
$$;

create function private.context_batch()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return (private.context() ->> 'batch')::uuid;
end
$$;

-- Whether the transaction works in this mode: trial, erasing, one_entry, index_later or refiling.
create function private.is_mode(mode text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce((private.context() ->> mode)::boolean, false);
end
$$;

-- Id of the person who acts: for whom a job works, else the signed-in caller, also if suspended; null for visitors and jobs
-- without a person. Rights ask private.my_id() instead.
create function private.caller_id()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce(private.context_actor(), auth.uid());
end
$$;
grant execute on function private.context(), private.context_actor(), private.caller_id() to anon, authenticated, service_role;

-- Requires a reason of at most 500 characters and gives it to the log entries of the transaction. Raises reason_required,
-- invalid_input on reason.
create function private.enter_reason(reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  remark constant text := btrim(reason);
begin
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  perform private.enter_context(jsonb_build_object('reason', remark));
end
$$;
