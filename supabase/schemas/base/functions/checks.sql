-- Stops the statement with a stable code. `status` is PT4xx and becomes the HTTP status, `code` is translated by the interface
-- (errors:<code>), `context` fills the message.
create function private.raise_error(status text, code text, context jsonb default '{}'::jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  raise exception using errcode = status, message = code, detail = context::text;
end
$$;

-- Raises invalid_input when `value` is blank or longer than `longest` characters.
create function private.require_text(field text, value text, longest int, optional boolean default false)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not optional and coalesce(btrim(value), '') = '' then
    perform private.raise_error('PT422', 'invalid_input', jsonb_build_object('field', field, 'rule', 'required'));
  end if;
  if length(value) > longest then
    perform private.raise_error('PT422', 'invalid_input',
      jsonb_build_object('field', field, 'rule', 'too_long', 'limit', longest));
  end if;
end
$$;

create function private.require_that(valid boolean, field text, rule text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if valid is not true then
    perform private.raise_error('PT422', 'invalid_input', jsonb_build_object('field', field, 'rule', rule));
  end if;
end
$$;

-- Raises reason_required if the reason is blank. The reason is sent by mail and shown in a company's portal.
create function private.require_reason(reason text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(reason, '') !~ '\S' then
    perform private.raise_error('PT422', 'reason_required');
  end if;
end
$$;

-- Whether a decision must still be written. Returns false if the same person already took it (`repeated`): the reply of the
-- first call was lost, and this call reports its success again. Raises changed_meanwhile {what, at, by_role, by} if the row no
-- longer has the version that the person saw; `news` describes the change.
create function private.begin_decision(expected_version text, present_version text, repeated boolean, news jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(expected_version is not null, 'expected_version', 'required');
  if expected_version = present_version then
    return true;
  elsif repeated is not true then
    perform private.raise_error('PT409', 'changed_meanwhile', coalesce(news, '{}'));
  end if;
  return false;
end
$$;

-- Raises stale_version {updated_at} unless a stored draft has the time that the form knows; null: there is none.
create function private.require_draft_time(expected timestamptz, stored timestamptz)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if expected is distinct from stored then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('updated_at', stored));
  end if;
end
$$;

-- Returns `answer` and sets its cache headers: shared caches may keep a visitor's answer for 30 s and a signed-in person's
-- never. Browsers always revalidate; stale-while-revalidate would let them show deleted products. The API server sends
-- response.headers with the answer.
create function private.catalogue_answer(answer anyelement)
returns anyelement
language plpgsql
volatile
set search_path = ''
as $$
begin
  perform set_config('response.headers', jsonb_build_array(
    jsonb_build_object('Cache-Control', case
      when current_user = 'anon' then 'public, max-age=0, s-maxage=30'
      else 'private, no-store'
    end),
    jsonb_build_object('Vary', 'Authorization'))::text, true);
  return answer;
end
$$;

-- Sets updated_at when a column that its trigger names is updated.
create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
grant execute on function private.raise_error(text, text, jsonb), private.require_text(text, text, int, boolean),
  private.require_that(boolean, text, text), private.catalogue_answer(anyelement) to anon, authenticated, service_role;
