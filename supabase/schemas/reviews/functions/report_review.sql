-- Reports a review to the staff, once per person, at most twenty times a day. Raises review_not_found, already_reported,
-- rate_limited.
create function private.report_review(review_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reporter uuid := private.begin_report(reason, note);
  target public.reviews;
begin
  select * into target from public.reviews r
  where r.id = report_review.review_id and r.hidden_at is null and r.user_id is distinct from reporter for update;
  if target.id is null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif exists (select from public.review_reports x where x.review_id = target.id and x.user_id = reporter) then
    perform private.raise_error('PT409', 'already_reported');
  elsif (select count(*) from public.review_reports x
         where x.user_id = reporter and x.created_at > now() - interval '1 day') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into public.review_reports (review_id, user_id, by_company, reason, note)
  values (target.id, reporter, private.may(target.company_id, 'reviews'), report_review.reason,
    nullif(btrim(report_review.note), ''));
  if not target.reported then
    update public.reviews r set reported = true where r.id = target.id;
  end if;
end
$$;

create function public.report_review(review_id bigint, reason text, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.report_review(review_id, reason, note) $$;
grant execute on function public.report_review(bigint, text, text), private.report_review(bigint, text, text)
  to authenticated, service_role;
