-- Removes a person from quote requests: drafts go, sent requests end and lose name, contact, words and files. Offers and awards
-- stay, because the sellers' orders come of them.
create function private.erase_quotes(person uuid, email text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid[];
begin
  delete from private.quote_requests q where q.user_id = person and q.status = 'Draft';
  own := array(select q.id from private.quote_requests q where q.user_id = person or lower(q.email) = lower(erase_quotes.email));
  update private.quote_requests q set full_name = '–', company_name = null, email = null, phone = null, message = '',
    district = null, mailed_to = null, user_id = null, version = q.version + 1,
    status = case when q.status in ('Open', 'Closed') then 'Withdrawn' else q.status end
  where q.id = any (own);
  update private.quote_sellers s set state = 'Withdrawn' where s.request_id = any (own) and s.state in ('New', 'Answered');
  update private.quote_messages m set body = '–', author_id = null where m.request_id = any (own) and m.side = 'buyer';
  delete from private.quote_files f where f.request_id = any (own) and f.company_id is null;
end
$$;
