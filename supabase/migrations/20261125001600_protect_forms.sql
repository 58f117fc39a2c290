-- Protection of the public forms (quote, contact) without a puzzle: a signed token that must be a few seconds old when the
-- form is sent, and a field that people never see. Both are checked here, so every client is held to them.

-- Each form that was taken is noted: its token is used up, and its sender's address counts against a limit that holds
-- wherever the database runs.
create table private.form_submissions (
  -- Signature of the token.
  token text primary key,
  -- Keyed hash of the sender's address: it can be compared, not read. Null when the API did not tell the address.
  address_hash bytea,
  sent_at timestamptz not null default now()
);
create index form_submissions_address_idx on private.form_submissions (address_hash, sent_at);
create index form_submissions_sent_at_idx on private.form_submissions (sent_at);

alter table private.form_submissions enable row level security;
revoke all on private.form_submissions from public, anon, authenticated;
grant all on private.form_submissions to service_role;

create function private.form_signature(content text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select left(encode(extensions.hmac(convert_to(content, 'UTF8'), k.key, 'sha256'), 'hex'), 32)
  from private.secret_keys k where k.name = 'form'
$$;

-- `<issued at, unix seconds>.<random>.<signature>`
create function private.form_token(issued_at timestamptz)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  content text := floor(extract(epoch from issued_at))::bigint || '.' || encode(extensions.gen_random_bytes(8), 'hex');
begin
  return content || '.' || private.form_signature(content);
end
$$;

create function private.open_form()
returns text
language sql
volatile
security definer
set search_path = ''
as $$ select private.form_token(now()) $$;
create function public.open_form()
returns text
language sql
volatile
security invoker
set search_path = ''
as $$ select private.open_form() $$;
revoke all on function public.open_form() from public, anon, authenticated;
grant execute on function public.open_form(), private.open_form() to anon, authenticated, service_role;

-- Hash of the address that the API was called from: as Cloudflare tells it before a hosted project, else the first of
-- x-forwarded-for. A gateway of one's own must set or remove both. An IPv6 line counts as one address (its /64 network).
create function private.caller_address_hash()
returns bytea
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  written text := btrim(split_part(coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-forwarded-for', ''), ',', 1));
  address inet;
begin
  -- IPv4 inside IPv6, and IPv4 with a port.
  written := regexp_replace(written, '^::ffff:(\d+\.)', '\1', 'i');
  written := regexp_replace(written, '^(\d+(\.\d+){3}):\d+$', '\1');
  if not pg_input_is_valid(written, 'inet') then
    return null;
  end if;
  address := written::inet;
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  return (select extensions.hmac(convert_to(host(address), 'UTF8'), k.key, 'sha256')
          from private.secret_keys k where k.name = 'address');
end
$$;

-- Raises form_refused when the hidden field `website` is filled, form_expired when `token` is not ours, younger than three
-- seconds or older than a day, form_used when it sent a form before, and rate_limited after 30 forms an hour or 100 a day
-- from one address: people behind one line share it. After form_expired and form_used the client fetches a new token.
create function private.check_form(request jsonb)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  token text[] := string_to_array(request ->> 'token', '.');
  address bytea := private.caller_address_hash();
  recent record;
begin
  if coalesce(request ->> 'website', '') <> '' then
    perform private.raise_error('PT422', 'form_refused');
  end if;
  if coalesce(array_length(token, 1), 0) <> 3 or token[1] !~ '^[0-9]{1,12}$'
    or private.form_signature(token[1] || '.' || token[2]) is distinct from token[3]
    or extract(epoch from now()) - token[1]::bigint not between 3 and 86400 then
    perform private.raise_error('PT422', 'form_expired');
  end if;
  -- Older tokens have expired, so nothing has to remember them.
  delete from private.form_submissions f where f.sent_at < now() - interval '25 hours';
  if address is not null then
    perform pg_advisory_xact_lock(hashtextextended('forms:' || encode(address, 'hex'), 0));
    select count(*) filter (where f.sent_at > now() - interval '1 hour') as hour, count(*) as day into recent
    from private.form_submissions f where f.address_hash = address and f.sent_at > now() - interval '1 day';
    if recent.hour >= 30 or recent.day >= 100 then
      perform private.raise_error('PT429', 'rate_limited');
    end if;
  end if;
  insert into private.form_submissions (token, address_hash) values (token[3], address) on conflict do nothing;
  if not found then
    perform private.raise_error('PT409', 'form_used');
  end if;
end
$$;
