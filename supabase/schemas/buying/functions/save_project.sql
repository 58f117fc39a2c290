-- Creates (id null) or changes a project of the caller's company. content: {name, number, receiver, phone, governorate, district,
-- address, budget, order_limit, month_limit, state}. Returns its id. Raises not_allowed, project_not_found, changed_meanwhile,
-- project_number_taken, invalid_input {field}.
create function private.save_project(id uuid, expected_version int, content jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('projects');
  seen private.projects;
  p private.projects;
begin
  perform private.require_text('name', content ->> 'name', 120);
  perform private.require_text(f.field, content ->> f.field, f.longest, true)
  from (values ('number', 40), ('receiver', 120), ('district', 120), ('address', 300)) f (field, longest);
  perform private.require_that(coalesce(content ->> f.field, '0') ~ '^[0-9]{1,12}(\.[0-9]{1,2})?$', f.field, 'number')
  from (values ('budget'), ('order_limit'), ('month_limit')) f (field);
  perform private.require_that(coalesce(content ->> 'state', 'open') in ('open', 'closed'), 'state', 'one_of');
  perform private.require_that(content ->> 'governorate' is null
    or exists (select from public.governorates g where g.code = content ->> 'governorate'), 'governorate', 'one_of');
  p := jsonb_populate_record(null::private.projects, content - '{id,company_id,version,created_at,updated_at,warned_at}'::text[]);
  p.name := btrim(p.name);
  p.number := nullif(btrim(p.number), '');
  p.receiver := nullif(btrim(p.receiver), '');
  p.phone := private.stored_phone(nullif(p.phone, ''));
  p.district := nullif(btrim(p.district), '');
  p.address := nullif(btrim(p.address), '');
  perform private.require_that(coalesce(private.is_phone(p.phone), true), 'phone', 'phone');
  if exists (select from private.projects x where x.company_id = mine.company_id and x.id is distinct from save_project.id
      and private.fold_text(x.number) = private.fold_text(p.number)) then
    perform private.raise_error('PT409', 'project_number_taken');
  end if;
  if save_project.id is null then
    insert into private.projects (company_id, name, number, receiver, phone, governorate, district, address, budget, order_limit,
      month_limit, state)
    values (mine.company_id, p.name, p.number, p.receiver, p.phone, p.governorate, p.district, p.address, p.budget, p.order_limit,
      p.month_limit, coalesce(p.state, 'open'))
    returning * into seen;
    return seen.id;
  end if;
  select * into seen from private.projects x where x.id = save_project.id and x.company_id = mine.company_id for update;
  if not found then
    perform private.raise_error('PT404', 'project_not_found');
  end if;
  perform private.begin_decision(expected_version::text, seen.version::text, false, '{"what": "project"}');
  update private.projects x set name = p.name, number = p.number, receiver = p.receiver, phone = p.phone,
    governorate = p.governorate, district = p.district, address = p.address, budget = p.budget, order_limit = p.order_limit,
    month_limit = p.month_limit, state = coalesce(p.state, x.state), version = x.version + 1, updated_at = now(),
    -- Another budget is warned of again.
    warned_at = case when p.budget is not distinct from x.budget then x.warned_at end
  where x.id = seen.id;
  if p.state = 'closed' then
    perform private.release_project_carts(seen);
  end if;
  perform private.watch_budget(seen.id);
  return seen.id;
end
$$;

create function public.save_project(content jsonb, id uuid default null, expected_version int default null)
returns uuid
language sql
security invoker
set search_path = ''
as $$ select private.save_project(id, expected_version, content) $$;
grant execute on function public.save_project(jsonb, uuid, int), private.save_project(uuid, int, jsonb)
  to authenticated, service_role;
