-- Adds a reason, or changes the one with `id`: {id?, name_en, name_ar, is_fault, way_back_by, position, is_active}. Running returns keep
-- who pays the way back. Returns its id. Raises invalid_input, changed_meanwhile, reason_not_found.
create function private.save_return_reason(reason jsonb, expected_version int)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved private.return_reasons;
  given constant bigint := private.number_of(reason, 'id');
  place constant numeric := private.number_of(reason, 'position');
begin
  perform private.require_staff('settings');
  perform private.require_text('name_en', private.text_of(reason, 'name_en'), 80);
  perform private.require_text('name_ar', private.text_of(reason, 'name_ar'), 80);
  perform private.require_that(private.flag_of(reason, 'is_fault') is not null, 'is_fault', 'required');
  perform private.require_that(private.flag_of(reason, 'is_active') is not null, 'is_active', 'required');
  perform private.require_that(coalesce(reason ->> 'way_back_by' in ('buyer', 'seller'), false), 'way_back_by', 'one_of');
  perform private.require_that(coalesce(place between 1 and 1000 and place = trunc(place), false), 'position', 'range');
  if given is null then
    insert into private.return_reasons (code, name_en, name_ar, is_fault, way_back_by, position, is_active)
    values ('reason_' || left(replace(gen_random_uuid()::text, '-', ''), 12), private.text_of(reason, 'name_en'), private.text_of(reason, 'name_ar'),
      private.flag_of(reason, 'is_fault'), reason ->> 'way_back_by', place, private.flag_of(reason, 'is_active'))
    returning * into saved;
    return saved.id;
  end if;
  select * into saved from private.return_reasons x where x.id = given for update;
  if not found then
    perform private.raise_error('PT404', 'return_reason_not_found');
  elsif saved.version is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', saved.version));
  end if;
  update private.return_reasons x set name_en = private.text_of(reason, 'name_en'), name_ar = private.text_of(reason, 'name_ar'),
    is_fault = private.flag_of(reason, 'is_fault'), way_back_by = reason ->> 'way_back_by', position = place,
    is_active = private.flag_of(reason, 'is_active'), version = x.version + 1
  where x.id = given;
  return given;
end
$$;

create function public.save_return_reason(reason jsonb, expected_version int) returns bigint
language sql security invoker set search_path = '' as $$ select private.save_return_reason(reason, expected_version) $$;
grant execute on function public.save_return_reason(jsonb, int), private.save_return_reason(jsonb, int) to authenticated, service_role;
