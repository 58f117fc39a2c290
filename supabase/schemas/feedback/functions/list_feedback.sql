-- Reviews of all products, or questions about them, with all their reports. filter: {state? (reported: reported, or a hidden
-- review that its author rewrote; hidden; suspected: reviews only), rating? (of reviews), product_id?, term?, sort? (newest,
-- oldest, of reviews also rating, rating_desc), page?, page_size?}
create function private.list_all_feedback(kind text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  posts constant text := (private.feedback_names(kind)).posts;
begin
  perform private.require_staff('reviews');
  return private.list_page('x.id', format('from public.%I x where ', posts) || private.staff_feedback_conditions(kind, filter),
    private.feedback_order(kind, filter),
    format($item$private.feedback_row(%1$L, to_jsonb(x), p, true) || jsonb_build_object('reported', x.reported,
      'user_id', x.user_id, 'company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name),
      'reports', coalesce((select jsonb_agg(to_jsonb(r) order by r.id desc) from private.feedback_reports(%1$L, x.id) r), '[]'))$item$
      || case kind when 'review' then $item$ || jsonb_build_object('suspicion', x.suspicion)$item$ else '' end, kind),
    format('join public.%I x on x.id = shown.id join public.products p on p.id = x.product_id join public.companies c on c.id = x.company_id',
      posts), filter);
end
$$;

-- Reviews of the products of the caller's company, or questions about them. filter: {state? (unanswered, answered), rating?
-- (of reviews), product_id?, term?, sort? (newest, oldest, of reviews also rating, rating_desc), page?, page_size?}
create function private.list_company_feedback(kind text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  names record := private.feedback_names(kind);
  company uuid := private.company_to_read('reviews');
  conditions text := private.feedback_conditions(kind, filter) || case filter ->> 'state'
    when 'unanswered' then format(' and x.%I is null and x.hidden_at is null', names.answer)
    when 'answered' then format(' and x.%I is not null', names.answer) else '' end;
begin
  return private.list_page('x.id', format('from public.%I x where x.company_id = %L and ', names.posts, company) || conditions,
    private.feedback_order(kind, filter),
    format($item$private.feedback_row(%1$L, to_jsonb(x), p, false) || jsonb_build_object('reported', exists (
      select from private.feedback_reports(%1$L, x.id) r where r.by_company))$item$, kind),
    format('join public.%I x on x.id = shown.id join public.products p on p.id = x.product_id', names.posts), filter);
end
$$;
grant execute on function private.list_all_feedback(text, jsonb), private.list_company_feedback(text, jsonb)
  to authenticated, service_role;
