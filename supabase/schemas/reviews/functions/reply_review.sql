-- Publishes the reply to a review, once. Raises changed_meanwhile, review_not_found (also for another company's product or a
-- hidden review), already_replied.
create function private.reply_review(review_id bigint, body text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('reviews');
  target public.reviews;
begin
  perform private.require_text('body', body, 2000);
  select * into target from public.reviews r
  where r.id = review_id and r.company_id = company for update;
  if target.id is null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif not private.begin_post_decision('review', to_jsonb(target), expected_version, false,
    jsonb_build_object('reply', btrim(body))) then
    return;
  elsif target.hidden_at is not null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif target.reply is not null then
    perform private.raise_error('PT409', 'already_replied');
  end if;
  update public.reviews r set reply = btrim(reply_review.body), replied_at = now() where r.id = target.id;
end
$$;

create function public.reply_review(review_id bigint, body text, expected_version text) returns void
language sql security invoker set search_path = '' as $$ select private.reply_review(review_id, body, expected_version) $$;
grant execute on function public.reply_review(bigint, text, text), private.reply_review(bigint, text, text)
  to authenticated, service_role;
