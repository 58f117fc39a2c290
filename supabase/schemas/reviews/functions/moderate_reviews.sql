-- Writes a decision on reviews after begin_moderation: see moderate_reviews.
create function private.write_review_moderation(review_ids bigint[], expected_versions text[], remark text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  moderated int := 0;
  target record;
  changing bigint[] := '{}';
begin
  perform private.require_that(cardinality(review_ids) = cardinality(expected_versions), 'expected_version', 'required');
  for target in
    select r.id, to_jsonb(r) as post, x.version from public.reviews r
    join unnest(review_ids, expected_versions) x (id, version) on x.id = r.id order by r.id for update of r
  loop
    moderated := moderated + 1;
    if private.begin_post_decision('review', target.post, target.version, true,
      jsonb_build_object('hidden_reason', remark, 'reported', false)) then
      changing := changing || target.id;
    end if;
  end loop;
  if moderated = 0 then
    perform private.raise_error('PT404', 'review_not_found');
  end if;
  update public.reviews r
  set hidden_at = case when remark is not null then now() end, hidden_reason = remark, reported = false
  where r.id = any (changing);
  perform private.end_moderation(remark, 'reviews', (
    select jsonb_object_agg(coalesce(x.company_id::text, ''), x.posts)
    from (select p.company_id, count(*) as posts from public.reviews r left join public.products p on p.id = r.product_id
          where r.id = any (changing) group by p.company_id) x));
  return moderated;
end
$$;

-- Decides on up to 200 reviews: with a reason they are hidden, without one they stay or are shown again. Both clear their
-- reports. expected_versions are in the order of review_ids. Returns how many were found. Raises changed_meanwhile if one
-- changed, review_not_found if none exists.
create function private.moderate_reviews(review_ids bigint[], expected_versions text[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := private.begin_moderation('reviews', review_ids, 'review_ids', reason);
begin
  return private.write_review_moderation(review_ids, expected_versions, remark);
end
$$;

create function public.moderate_reviews(review_ids bigint[], expected_versions text[], reason text default null) returns int
language sql security invoker set search_path = '' as $$ select private.moderate_reviews(review_ids, expected_versions, reason) $$;
grant execute on function public.moderate_reviews(bigint[], text[], text), private.moderate_reviews(bigint[], text[], text)
  to authenticated, service_role;
