-- Number of a return, in the form of order numbers: six symbols of Crockford's base 32 from a random UUID.
create function private.new_return_number()
returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random_bytes bytea;
  candidate text;
begin
  loop
    random_bytes := uuid_send(gen_random_uuid());
    select 'RT-' || string_agg(substr(alphabet, (get_byte(random_bytes, i) & 31) + 1, 1), '')
    into candidate from generate_series(0, 5) i;
    exit when not exists (select 1 from private.returns r where r.number = candidate);
  end loop;
  return candidate;
end
$$;
grant execute on function private.new_return_number() to service_role;
