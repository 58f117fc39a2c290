-- SQL conditions of the staff's list over reviews r.
create function private.staff_review_conditions(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.review_conditions(filter) || case filter ->> 'state'
    when 'reported' then ' and r.reported'
    when 'hidden' then ' and r.hidden_at is not null'
    when 'suspected' then ' and r.suspicion is not null' else '' end;
end
$$;

-- Reviews of all products, with all their reports. filter: {state? (reported: reported, or a hidden one that its
-- author rewrote; hidden; suspected), rating?, product_id?, term?, sort? (newest, oldest), page?, page_size?}
create function private.list_all_reviews(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('reviews');
  return private.list_page('r.id', 'from public.reviews r where ' || private.staff_review_conditions(filter),
    private.list_order(filter, 'newest', '{"newest": "r.created_at desc, r.id desc", "oldest": "r.created_at, r.id"}'),
    $item$private.review_row(r, p) || jsonb_build_object('version', private.post_version('review', to_jsonb(r), true),
      'suspicion', r.suspicion, 'reported', r.reported,
      'user_id', r.user_id, 'company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name),
      'reports', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'by_company', x.by_company, 'reason', x.reason,
        'note', x.note, 'created_at', x.created_at) order by x.id desc)
        from public.review_reports x where x.review_id = r.id), '[]'))$item$,
    'join public.reviews r on r.id = shown.id join public.products p on p.id = r.product_id
      join public.companies c on c.id = r.company_id', filter);
end
$$;

create function public.list_all_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_all_reviews(filter) $$;
grant execute on function public.list_all_reviews(jsonb), private.list_all_reviews(jsonb) to authenticated, service_role;
