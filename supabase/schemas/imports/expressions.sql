-- Key of the variant that an import row is about; empty for the product itself.
create function private.import_variant_key(cells jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  given jsonb := cells -> 'values';
  size text := private.code_key(left(given ->> 'size', 200));
  color text := private.code_key(left(given ->> 'color', 200));
begin
  return case when coalesce(size, color) is not null then concat_ws(chr(10), 'variant', coalesce(size, ''), coalesce(color, ''))
    else coalesce(private.code_key(left(given ->> 'variant_sku', 200)), private.code_key(left(given ->> 'color_ar', 200)), '') end;
end
$$;
