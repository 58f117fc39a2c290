-- A person's name for the staff.
create function private.person_name(user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(nullif(p.full_name, ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = person_name.user_id);
end
$$;
