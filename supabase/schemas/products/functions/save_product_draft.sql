-- Saves a draft. `product_id` is null for a product that does not exist yet. Raises stale_version {updated_at} rather than
-- overwrite a newer copy saved elsewhere, and draft_limit {limit} rather than drop another draft of the person. Returns the
-- time of saving.
create function private.save_product_draft(draft_id uuid, product_id bigint, base_version int, content jsonb, expected timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  kept public.product_drafts;
  most constant int := 50;
begin
  perform private.require_that(jsonb_typeof(content) = 'object' and length(content::text) <= 200000, 'content', 'too_long');
  if save_product_draft.product_id is not null and not exists (
    select from public.products p where p.id = save_product_draft.product_id and p.company_id = company) then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  select * into kept from public.product_drafts d
  where d.user_id = private.my_id() and (d.id = draft_id or d.product_id = save_product_draft.product_id) for update;
  -- The call is repeated because its reply was lost.
  if (kept.content, kept.base_version) is not distinct from (save_product_draft.content, save_product_draft.base_version) then
    return to_jsonb(kept.updated_at);
  end if;
  -- Also raised if the draft is gone: its product was saved or it was discarded on another device.
  perform private.require_draft_time(expected, kept.updated_at);
  if kept.id is null then
    perform pg_advisory_xact_lock(hashtextextended('drafts ' || private.my_id()::text, 0));
    if (select count(*) from public.product_drafts d where d.user_id = private.my_id()) >= most then
      perform private.raise_error('PT409', 'draft_limit', jsonb_build_object('limit', most));
    end if;
  end if;
  insert into public.product_drafts as d (id, user_id, company_id, product_id, base_version, content)
  values (coalesce(kept.id, draft_id), private.my_id(), company, save_product_draft.product_id, save_product_draft.base_version, save_product_draft.content)
  on conflict (id) do update set content = excluded.content, base_version = excluded.base_version, updated_at = clock_timestamp()
    where d.user_id = private.my_id()
  returning * into kept;
  return to_jsonb(kept.updated_at);
end
$$;

create function public.save_product_draft(draft_id uuid, content jsonb, product_id bigint default null,
  base_version int default null, expected timestamptz default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.save_product_draft(draft_id, product_id, base_version, content, expected) $$;
grant execute on function public.save_product_draft(uuid, jsonb, bigint, int, timestamptz),
  private.save_product_draft(uuid, bigint, int, jsonb, timestamptz) to authenticated, service_role;
