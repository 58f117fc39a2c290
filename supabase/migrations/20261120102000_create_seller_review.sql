-- A signed-in buyer applies to sell; a rejected seller may apply again.
create function private.apply_as_seller(company_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applicant uuid := auth.uid();
begin
  if applicant is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if coalesce(btrim(apply_as_seller.company_name), '') = '' then
    perform private.raise_error('PT422', 'company_name_required');
  end if;
  perform private.require_text('company_name', apply_as_seller.company_name, 120);
  insert into public.sellers as s (id, company_name) values (applicant, btrim(apply_as_seller.company_name))
  on conflict (id) do update
    set company_name = excluded.company_name, status = 'pending', review_note = null, reviewed_at = null
    where s.role = 'seller' and s.status = 'rejected';
  if not found then
    perform private.raise_error('PT409', 'already_seller');
  end if;
  perform private.announce_seller(applicant);
end
$$;
create function public.apply_as_seller(company_name text)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.apply_as_seller(company_name);
end
$$;

-- An administrator approves or rejects; the seller is told by mail.
create function private.review_seller(seller_id uuid, decision text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reviewed public.sellers;
begin
  perform private.require_admin();
  perform private.require_that(decision in ('approved', 'rejected'), 'decision', 'one_of');
  perform private.require_text('reason', reason, 500, true);
  select * into reviewed from public.sellers s where s.id = review_seller.seller_id and s.role = 'seller' for update;
  if not found then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  if reviewed.status = decision then
    return;
  end if;
  update public.sellers s
  set status = decision, review_note = nullif(btrim(reason), ''), reviewed_at = now()
  where s.id = reviewed.id;
  perform private.queue_email(reviewed.id, 'seller_' || decision,
    jsonb_build_object('company_name', reviewed.company_name, 'note', nullif(btrim(reason), '')));
end
$$;
create function public.review_seller(seller_id uuid, decision text, reason text default null)
returns void
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.review_seller(seller_id, decision, reason);
end
$$;

revoke all on function public.apply_as_seller(text), public.review_seller(uuid, text, text) from public, anon, authenticated;
grant execute on function public.apply_as_seller(text), private.apply_as_seller(text),
  public.review_seller(uuid, text, text), private.review_seller(uuid, text, text) to authenticated, service_role;

-- Rows for the administrator's list, with what only the auth tables know.
create function private.list_sellers(status text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := '%' || replace(replace(replace(btrim(coalesce(term, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select s.id, s.company_name, u.email, s.phone, s.governorate, s.status,
      u.email_confirmed_at is not null as email_verified, s.created_at
    from public.sellers s join auth.users u on u.id = s.id
    where s.role = 'seller'
      and (list_sellers.status is null or s.status = list_sellers.status)
      and (s.company_name ilike pattern or u.email ilike pattern)
  ), shown as (
    select m.*, (select count(*) from public.products p where p.seller_id = m.id) as product_count
    from matching m
    order by (m.status = 'pending') desc, m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by (shown.status = 'pending') desc, shown.created_at desc, shown.id)
                       from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;
create function public.list_sellers(status text default null, term text default null, page int default 1, page_size int default 20)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.list_sellers(status, term, page, page_size));
end
$$;
revoke all on function public.list_sellers(text, text, int, int) from public, anon, authenticated;
grant execute on function public.list_sellers(text, text, int, int), private.list_sellers(text, text, int, int)
  to authenticated, service_role;
