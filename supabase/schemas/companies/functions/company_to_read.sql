-- Company that the staff views as the seller in this call: named in a header and by an open view of the caller, who still has
-- the right.
create function private.viewed_company()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_viewing() or private.second_factor_gap() is not null then
    return null;
  end if;
  return (
    select v.company_id from private.staff_views v
    join public.profiles p on p.id = v.staff_id and p.suspended_at is null
    join public.staff s on s.user_id = v.staff_id and (s.role = 'admin' or exists (
      select from private.staff_rights r where r.role = s.role and r.right_name = 'view_as_seller'))
    join public.companies c on c.id = v.company_id and c.is_approved
    where v.staff_id = (select private.caller_id()) and v.ended_at is null and v.expires_at > now()
      and v.company_id::text = current_setting('request.headers', true)::jsonb ->> 'x-viewing-company');
end
$$;

-- Company whose data a read function shows: the one that the staff views, else the caller's own as in my_company. Not for
-- functions that write. Raises view_over and the errors of my_company.
create function private.company_to_read(right_name text)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  viewed uuid := private.viewed_company();
begin
  if private.is_viewing() and viewed is null then
    perform private.raise_error('PT403', 'view_over');
  end if;
  return coalesce(viewed, private.my_company(right_name));
end
$$;

-- Whether the caller has a right in a company or views it as staff. Only for reads.
create function private.may_read(company_id uuid, right_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.may(may_read.company_id, right_name) or coalesce(may_read.company_id = private.viewed_company(), false);
end
$$;
