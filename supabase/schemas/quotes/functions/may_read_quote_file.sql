-- Whether the caller may read a file in the bucket quote-files: a person or company the own uploads, the buyer all files of the
-- request, the staff and asked sellers those that the buyer attached. Other sellers' files contain prices.
create function private.may_read_quote_file(path text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.may_store_quote_files(split_part(may_read_quote_file.path, '/', 1)) or exists (
    select from private.quote_files f join private.quote_requests q on q.id = f.request_id
    where f.path = may_read_quote_file.path and (private.reads_quote(q) or (f.company_id is null
      and (private.staff_may('quotes') or exists (
        select from private.quote_sellers s
        where s.request_id = f.request_id and s.company_id = any (private.my_company_ids())
          and private.may(s.company_id, 'quotes'))))));
end
$$;
