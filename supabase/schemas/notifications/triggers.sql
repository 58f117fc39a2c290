create trigger broadcast_notifications after insert on public.notifications referencing new table as added
  for each statement execute function private.broadcast_notifications();
