-- Raises an error if the caller may not use saved views of a list. Returns whether it is a list of the console, whose views can
-- be shared.
create function private.require_viewed_list(list text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked private.viewed_lists;
begin
  perform private.require_person();
  select * into asked from private.viewed_lists l where l.list = require_viewed_list.list;
  perform private.require_that(asked.list is not null, 'list', 'one_of');
  if asked.right_name is not null then
    perform private.require_staff(asked.right_name);
  end if;
  return asked.right_name is not null;
end
$$;
