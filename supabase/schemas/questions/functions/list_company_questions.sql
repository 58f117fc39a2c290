-- Questions about the products of the caller's company. filter: {state? (unanswered, answered), product_id?,
-- term? (words of question or answer), sort? (newest, oldest), page?, page_size?}
create function private.list_company_questions(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('reviews');
  conditions text := private.question_conditions(filter) || case filter ->> 'state'
    when 'unanswered' then ' and q.answer is null and q.hidden_at is null'
    when 'answered' then ' and q.answer is not null' else '' end;
begin
  return private.list_page('q.id',
    format('from public.product_questions q where q.company_id = %L and ', company) || conditions, 
    private.list_order(filter, 'newest', '{"newest": "q.created_at desc, q.id desc", "oldest": "q.created_at, q.id"}'),
    $item$private.question_row(q, p) || jsonb_build_object('version', private.post_version('question', to_jsonb(q), false), 'reported', exists (
      select from public.question_reports x where x.question_id = q.id and x.by_company))$item$,
    'join public.product_questions q on q.id = shown.id join public.products p on p.id = q.product_id', filter);
end
$$;

create function public.list_company_questions(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_questions(filter) $$;
grant execute on function public.list_company_questions(jsonb), private.list_company_questions(jsonb)
  to authenticated, service_role;
