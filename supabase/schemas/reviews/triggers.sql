-- Not for the seed's reviews.
create trigger notify_review_written after insert on public.reviews
  for each row when (private.caller_id() is not null) execute function private.notify_review();
create trigger notify_review_changed after update of reply, hidden_at, reported on public.reviews
  for each row execute function private.notify_review();
create trigger audit_reviews after delete or update of reply, hidden_at, hidden_reason on public.reviews
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
