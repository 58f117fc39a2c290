-- Commission rates. filter: {state? (current, coming, ended), company_id?, sort? (newest, oldest, percent, percent_desc), page?, page_size?, after?}.
create function private.list_commission_rates(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'true';
  state constant text := filter ->> 'state';
begin
  perform private.require_staff('money');
  perform private.require_that(coalesce(state in ('current', 'coming', 'ended'), true), 'state', 'one_of');
  if state is not null then
    conditions := case state when 'coming' then 'r.first_day > private.today_in_iraq()'
      when 'ended' then 'r.last_day < private.today_in_iraq()'
      else 'r.first_day <= private.today_in_iraq() and coalesce(r.last_day, ''infinity'') >= private.today_in_iraq()' end;
  end if;
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    conditions := conditions || format(' and r.company_id = %L', filter ->> 'company_id');
  end if;
  return private.list_page('r.id', 'from private.commission_rates r where ' || conditions, private.list_order(filter, 'newest', '{"newest": "r.first_day desc, r.id desc", "oldest": "r.first_day, r.id", "percent": "r.percent, r.id", "percent_desc": "r.percent desc, r.id"}'),
    $item$jsonb_build_object('id', r.id,
      'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name_en', coalesce(c.name_en, c.name),
        'name_ar', coalesce(c.name_ar, c.name)) end,
      'category', case when g.id is not null then jsonb_build_object('id', g.id, 'name_en', g.name_en, 'name_ar', g.name_ar) end,
      'percent', r.percent, 'minimum', r.minimum, 'maximum', r.maximum, 'first_day', r.first_day, 'last_day', r.last_day,
      'note', r.note, 'version', r.version, 'created_at', r.created_at, 'created_by_name', private.person_name(r.created_by))$item$,
    'join private.commission_rates r on r.id = shown.id left join public.companies c on c.id = r.company_id
      left join public.categories g on g.id = r.category_id', filter);
end
$$;

create function public.list_commission_rates(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_commission_rates(filter) $$;
grant execute on function public.list_commission_rates(jsonb), private.list_commission_rates(jsonb) to authenticated, service_role;
