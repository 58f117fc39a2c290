-- Two administrators who moved A below B and B below A at the same time made a cycle: neither saw the other's change.
-- Moves within the tree now wait for each other, and each is judged by what the one before it left.
create or replace function private.validate_category()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text('name_en', new.name_en, 120);
  perform private.require_text('name_ar', new.name_ar, 120);
  perform private.require_text('slug_en', new.slug_en, 160);
  perform private.require_text('slug_ar', new.slug_ar, 160);
  perform private.require_text('image', new.image, 500, true);
  perform private.require_text('seo_title_en', new.seo_title_en, 200, true);
  perform private.require_text('seo_title_ar', new.seo_title_ar, 200, true);
  perform private.require_text('seo_description_en', new.seo_description_en, 500, true);
  perform private.require_text('seo_description_ar', new.seo_description_ar, 500, true);
  if exists (
    select 1 from public.categories c
    where c.id is distinct from new.id
      and (c.slug_en in (new.slug_en, new.slug_ar) or c.slug_ar in (new.slug_en, new.slug_ar))
  ) then
    perform private.raise_error('PT409', 'slug_taken');
  end if;
  if new.parent_id is not null and (tg_op = 'INSERT' or new.parent_id is distinct from old.parent_id) then
    -- Held until the transaction ends; the statements after it see what was committed meanwhile.
    perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
    if new.parent_id = new.id or exists (
      with recursive above as (
        select id, parent_id from public.categories where id = new.parent_id
        union
        select c.id, c.parent_id from public.categories c join above a on c.id = a.parent_id
      )
      select 1 from above where id = new.id
    ) then
      perform private.raise_error('PT422', 'invalid_input', '{"field": "parent_id", "rule": "cycle"}');
    end if;
  end if;
  return new;
end
$$;
