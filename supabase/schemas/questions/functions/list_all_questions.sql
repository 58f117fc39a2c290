-- SQL conditions of the staff's list over questions q.
create function private.staff_question_conditions(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.question_conditions(filter) || case filter ->> 'state'
    when 'reported' then ' and q.reported'
    when 'hidden' then ' and q.hidden_at is not null' else '' end;
end
$$;

-- Questions about all products, with every report on each.
-- filter: {state? (reported, hidden), product_id?, term?, sort? (newest, oldest), page?, page_size?}
create function private.list_all_questions(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('reviews');
  return private.list_page('q.id', 'from public.product_questions q where ' || private.staff_question_conditions(filter),
    private.list_order(filter, 'newest', '{"newest": "q.created_at desc, q.id desc", "oldest": "q.created_at, q.id"}'),
    $item$private.question_row(q, p) || jsonb_build_object('version', private.post_version('question', to_jsonb(q), true),
      'reported', q.reported,
      'user_id', q.user_id, 'company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name),
      'reports', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'by_company', x.by_company, 'reason', x.reason,
        'note', x.note, 'created_at', x.created_at) order by x.id desc)
        from public.question_reports x where x.question_id = q.id), '[]'))$item$,
    'join public.product_questions q on q.id = shown.id join public.products p on p.id = q.product_id
      join public.companies c on c.id = q.company_id', filter);
end
$$;

create function public.list_all_questions(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_all_questions(filter) $$;
grant execute on function public.list_all_questions(jsonb), private.list_all_questions(jsonb) to authenticated, service_role;
