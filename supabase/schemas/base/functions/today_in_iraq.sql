-- Today in Baghdad. Money is counted by these days.
create function private.today_in_iraq()
returns date
language sql
stable
set search_path = ''
as $$ select (now() at time zone 'Asia/Baghdad')::date $$;
