-- Invites a person to the caller's company with a role and limits: by mail, or without an address by a link that the caller passes
-- on. Returns the token of a link, null for a mail. `language` is used for the mail if the address has no account. Raises
-- identity_required, already_member, rate_limited (after 30 a day), not_allowed, invalid_input.
create function private.invite_buying_member(email text, role text, order_limit public.iqd, month_limit public.iqd, language text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.lock_buying('team');
  address text := nullif(lower(btrim(invite_buying_member.email)), '');
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  perform private.require_identity();
  perform private.require_that(coalesce(private.is_email(address), true), 'email', 'email');
  perform private.require_that(invite_buying_member.role in ('owner', 'buyer', 'approver', 'accountant', 'viewer'), 'role', 'one_of');
  perform private.require_that(invite_buying_member.language in ('en', 'ar'), 'language', 'one_of');
  if exists (select from private.buying_members m join auth.users u on u.id = m.user_id
             where m.company_id = mine.company_id and lower(u.email) = address) then
    perform private.raise_error('PT409', 'already_member');
  end if;
  if (select count(*) from private.buying_invitations i
      where i.company_id = mine.company_id and i.created_at > now() - interval '1 day') >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  update private.buying_invitations i set closed_at = now()
  where i.company_id = mine.company_id and i.email = address and i.closed_at is null;
  insert into private.buying_invitations (company_id, email, role, order_limit, month_limit, token_hash, invited_by)
  values (mine.company_id, address, invite_buying_member.role, invite_buying_member.order_limit, invite_buying_member.month_limit,
    extensions.digest(token, 'sha256'), mine.user_id);
  if address is null then
    return token;
  end if;
  insert into private.outbox (address, language, template, params)
  values (address, coalesce((select p.language from public.profiles p join auth.users u on u.id = p.id
      where lower(u.email) = address limit 1), invite_buying_member.language),
    -- A stranger typed the company's name: the page behind the link shows it, the mail does not.
    'buying_invited', jsonb_build_object('token', token));
  return null;
end
$$;

create function public.invite_buying_member(role text, language text, email text default null, order_limit public.iqd default null,
  month_limit public.iqd default null)
returns text
language sql
security invoker
set search_path = ''
as $$ select private.invite_buying_member(email, role, order_limit, month_limit, language) $$;
grant execute on function public.invite_buying_member(text, text, text, public.iqd, public.iqd),
  private.invite_buying_member(text, text, public.iqd, public.iqd, text) to authenticated, service_role;
