create function private.touch_quote_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.status_changed_at := now();
  return new;
end
$$;
create trigger touch_quote_status before update of status on public.quote_requests
  for each row when (old.status is distinct from new.status) execute function private.touch_quote_status();
