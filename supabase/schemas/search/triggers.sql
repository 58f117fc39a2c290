create trigger audit_search_synonyms after insert or update of words or delete on private.search_synonyms
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_banned_searches after insert or delete on private.banned_searches
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('term', '');
