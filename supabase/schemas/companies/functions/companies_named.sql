-- Up to 100 companies whose registered, English or Arabic name contains a term; none without one.
create function private.companies_named(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select c.id from public.companies c
    where private.fold_text(concat_ws(' | ', c.name, c.name_en, c.name_ar)) like private.fold_pattern(term) limit 100)
$$;
