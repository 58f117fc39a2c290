-- Number of a new quote request.
create function private.new_quote_number()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_number('RQ-');
    exit when not exists (select 1 from private.quote_requests q where q.number = candidate);
  end loop;
  return candidate;
end
$$;
grant execute on function private.new_quote_number() to service_role;
