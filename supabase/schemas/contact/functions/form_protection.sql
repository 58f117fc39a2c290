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

-- Hash of the caller's IP address: from Cloudflare's header in front of a hosted project, else the first of x-forwarded-for.
-- Another gateway must set or remove both headers. An IPv6 /64 network counts as one address.
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

-- Raises form_refused if the hidden field `website` is filled, form_expired if `token` is not signed by us, younger than 3 s or
-- older than a day, form_used if it was used before, and rate_limited after 30 forms an hour or 100 a day from one address
-- (shared by everyone behind one line). After form_expired and form_used the client fetches a new token.
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
  -- Tokens older than this have expired and need not be remembered.
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
