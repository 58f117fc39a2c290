-- Order of a picture in the bucket return-pictures: its folder; null if the path has none.
create function private.order_of_picture(path text)
returns public.orders
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  o public.orders;
begin
  if pg_input_is_valid(split_part(path, '/', 1), 'uuid') then
    select * into o from public.orders x where x.id = split_part(path, '/', 1)::uuid;
  end if;
  return o;
end
$$;

-- Whether the caller may add a picture to the order of its folder: its buyer, its company or the staff, as WebP or JPEG, up to 100 that
-- no step has.
create function private.may_write_return_picture(path text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  o constant public.orders := private.order_of_picture(path);
begin
  return coalesce(o.id is not null and path ~ '^[^/]+/[0-9a-f-]{36}\.(webp|jpg)$' and not private.is_viewing()
    and (o.buyer_id = private.my_id() or private.may(o.company_id, 'change_orders') or private.staff_may('change_orders'))
    and (select count(*) < 100 from (select 1 from storage.objects s where s.bucket_id = 'return-pictures'
      and starts_with(s.name, o.id || '/') and not exists (select from private.return_pictures p where p.path = s.name) limit 100) x), false);
end
$$;

-- Whether the caller may see a picture: those who may see the returns of its order.
create function private.may_read_return_picture(path text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  o constant public.orders := private.order_of_picture(path);
begin
  return coalesce(o.id is not null and (o.buyer_id = private.my_id() or private.may_read(o.company_id, 'see_orders')
    or private.staff_may('see_orders')), false);
end
$$;
