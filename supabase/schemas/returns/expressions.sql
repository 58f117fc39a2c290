-- Number of a new return.
create function private.new_return_number()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_number('RT-');
    exit when not exists (select 1 from private.returns r where r.number = candidate);
  end loop;
  return candidate;
end
$$;
grant execute on function private.new_return_number() to service_role;
