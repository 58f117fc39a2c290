-- Today in Baghdad. Money is counted by these days.
create function private.today_in_iraq()
returns date
language plpgsql
stable
set search_path = ''
as $$
begin
  return (now() at time zone 'Asia/Baghdad')::date;
end
$$;
