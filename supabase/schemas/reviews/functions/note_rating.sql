create function private.note_rating()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.popularity_due as d (product_id) values (new.product_id)
  on conflict (product_id) do update set due_at = least(d.due_at, excluded.due_at);
  return null;
end
$$;
