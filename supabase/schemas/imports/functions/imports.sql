-- Locks the caller's import. Another company's import is not found.
create function private.lock_import(import_id uuid)
returns public.imports
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  locked public.imports;
begin
  select * into locked from public.imports i where i.id = lock_import.import_id and i.company_id = company for update;
  if not found then
    perform private.raise_error('PT404', 'import_not_found');
  end if;
  return locked;
end
$$;

-- A row of an import as its company reads it.
create function private.import_row_item(r public.import_rows, company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('row', r.row_number, 'values', r.cells -> 'values', 'outcome', r.outcome,
      'problems', private.named_import_problems(r.problems, import_row_item.company_id),
      'confirmed', r.confirmed, 'product_id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar,
      'before', r.before, 'after', r.after)
    from (values (r.product_id)) x (id) left join public.products p on p.id = x.id);
end
$$;
