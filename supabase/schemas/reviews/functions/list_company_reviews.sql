-- Reviews of the products of the caller's company. filter: {state? (unanswered, answered), rating?, product_id?,
-- term? (words of the review or its author), sort? (newest, oldest), page?, page_size?}
create function private.list_company_reviews(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('reviews');
  conditions text := private.review_conditions(filter) || case filter ->> 'state'
    when 'unanswered' then ' and r.reply is null and r.hidden_at is null'
    when 'answered' then ' and r.reply is not null' else '' end;
begin
  return private.list_page('r.id',
    format('from public.reviews r where r.company_id = %L and ', company) || conditions, 
    private.list_order(filter, 'newest', '{"newest": "r.created_at desc, r.id desc", "oldest": "r.created_at, r.id"}'),
    $item$private.review_row(r, p) || jsonb_build_object('version', private.post_version('review', to_jsonb(r), false), 'reported', exists (
      select from public.review_reports x where x.review_id = r.id and x.by_company))$item$,
    'join public.reviews r on r.id = shown.id join public.products p on p.id = r.product_id', filter);
end
$$;

create function public.list_company_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_reviews(filter) $$;
grant execute on function public.list_company_reviews(jsonb), private.list_company_reviews(jsonb)
  to authenticated, service_role;
