-- Like moderate_reviews, for up to 2,000 reviews that match a filter of list_all_reviews, without excluded ones. Raises
-- stale_version {count} if they are not `expected` many.
create function private.moderate_matching_reviews(filter jsonb, except_ids bigint[], expected int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text;
  ids bigint[];
  versions text[];
begin
  perform private.require_staff('reviews');
  execute 'select array_agg(r.id order by r.id), array_agg(private.post_version(''review'', to_jsonb(r), true) order by r.id)
    from public.reviews r where r.id <> all ($1) and ' || private.staff_review_conditions(filter)
  into ids, versions using coalesce(except_ids, '{}');
  if coalesce(cardinality(ids), 0) <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', coalesce(cardinality(ids), 0)));
  end if;
  remark := private.begin_moderation('reviews', ids, 'review_ids', reason, 2000);
  return private.write_review_moderation(ids, versions, remark);
end
$$;

create function public.moderate_matching_reviews(filter jsonb, except_ids bigint[], expected int, reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_matching_reviews(filter, except_ids, expected, reason) $$;
grant execute on function public.moderate_matching_reviews(jsonb, bigint[], int, text),
  private.moderate_matching_reviews(jsonb, bigint[], int, text) to authenticated, service_role;
