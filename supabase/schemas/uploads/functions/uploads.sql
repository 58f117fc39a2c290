-- Whether the caller may add pictures and datasheets to a company's products.
create function private.may_store_media(company_id text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Two statements: within one, the planner may evaluate the cast before the check.
  if not pg_input_is_valid(company_id, 'uuid') then
    return false;
  end if;
  return private.may(company_id::uuid, 'products');
end
$$;

-- Whether the caller may submit documents of a company, also before its approval.
create function private.may_store_documents(company_id text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not pg_input_is_valid(company_id, 'uuid') then
    return false;
  end if;
  return private.may_in_any_state(company_id::uuid, 'profile');
end
$$;

-- Whether the caller may add files to quote requests or offers: a person in the folder of the own id, a member in the company's.
create function private.may_store_quote_files(folder text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not pg_input_is_valid(folder, 'uuid') then
    return false;
  end if;
  return coalesce(folder = private.my_id()::text, false) or private.may(folder::uuid, 'quotes');
end
$$;

-- Whether the caller may see the receipts of a company's payments as one of its members.
create function private.may_read_receipts(company_id text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not pg_input_is_valid(company_id, 'uuid') then
    return false;
  end if;
  return private.may_in_any_state(company_id::uuid, 'see_money');
end
$$;

-- Uploads are in a folder named by the company's or person's id for at most a day, a limited number at a time, and cannot be
-- changed. Published buckets contain only checked files; people other than staff cannot write there, and staff only pictures of
-- categories, the home page and receipts. Policies let nobody change or delete a receipt.
create function private.may_write_object(bucket_id text, name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select may_write_object.name ~ '^[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*)+$'
      and case may_write_object.bucket_id
        when 'uploads' then may_write_object.name ~ '^[^/]+/[^/]+\.(webp|jpg|png|pdf|xlsx)$'
          and (private.may_store_media(split_part(may_write_object.name, '/', 1))
            or private.may_store_documents(split_part(may_write_object.name, '/', 1))
            or private.may_store_quote_files(split_part(may_write_object.name, '/', 1)))
        when 'product-images' then may_write_object.name ~ '\.(webp|jpg|jpeg|png)$'
          and private.staff_may(case when may_write_object.name like 'home/%' then 'settings' else 'categories' end)
        when 'payment-receipts' then private.staff_may('money') and may_write_object.name ~ '^[0-9a-f-]{36}/[^/]+\.(webp|jpg)$'
        when 'return-pictures' then private.may_write_return_picture(may_write_object.name)
        when 'datasheets' then may_write_object.name ~ '\.pdf$' and private.staff_may('categories')
        else false
      end
  );
end
$$;

-- Writers of a file may read it; a company may also read its published files. Documents are readable by members who manage them
-- and by staff who review companies, files of quotes as private.may_read_quote_file says.
create function private.may_read_object(bucket_id text, name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.may_write_object(may_read_object.bucket_id, may_read_object.name)
      or (may_read_object.bucket_id in ('product-images', 'datasheets')
        and private.may_store_media(split_part(may_read_object.name, '/', 1)))
      or (may_read_object.bucket_id = 'company-documents' and (private.staff_may('review_companies')
        or private.may_store_documents(split_part(may_read_object.name, '/', 1))))
      or (may_read_object.bucket_id = 'payment-receipts'
        and private.may_read_receipts(split_part(may_read_object.name, '/', 1)))
      or (may_read_object.bucket_id = 'quote-files' and private.may_read_quote_file(may_read_object.name))
      or (may_read_object.bucket_id = 'return-pictures' and private.may_read_return_picture(may_read_object.name))
  );
end
$$;

-- A product has at most 13 pictures in four widths, so a company never needs 1,000 uploads at once. A person, or a company that
-- is not approved, has only a few files.
create function private.has_room_for_upload(name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  folder text := split_part(has_room_for_upload.name, '/', 1);
  room int := 20;
begin
  if private.may_store_media(folder) or (private.may_store_quote_files(folder) and folder <> private.my_id()::text) then
    room := 1000;
  end if;
  return (
    select count(*) < room
    from (select 1 from storage.objects o where o.bucket_id = 'uploads' and starts_with(o.name, folder || '/') limit room) waiting
  );
end
$$;
grant execute on function private.may_write_object(text, text), private.may_read_object(text, text),
  private.has_room_for_upload(text) to authenticated, service_role;
