-- Companies. filter: {status?, documents? (waiting: has documents to review), quotes? (silent: answered no quote request of 90
-- days), term? (name, phone, place, a member's name, email address or phone; see also companies_behind), sort? (pending: pending
-- ones first, oldest first, then the others, newest first; newest, oldest, name_en, name_en_desc, name_ar, name_ar_desc), page?,
-- page_size?}
create function private.list_sellers(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  phone_pattern text := coalesce('%' || private.phone_term(filter ->> 'term') || '%', pattern);
  -- Companies that only buy are no sellers.
  conditions text := 'c.status <> ''buying''';
begin
  perform private.require_staff('see_companies');
  if filter ->> 'status' is not null then
    conditions := format('c.status = %L', filter ->> 'status');
  end if;
  if filter ->> 'documents' = 'waiting' then
    conditions := conditions || ' and c.id in (select d.company_id from private.company_documents d
      where d.state = ''submitted'' and d.superseded_at is null)';
  end if;
  if filter ->> 'quotes' = 'silent' then
    conditions := conditions || ' and c.id in (select f.company_id from private.store_figures f
      where f.quotes_asked > 0 and f.quotes_answered = 0)';
  end if;
  if pattern is not null then
    conditions := conditions || format(' and (c.id = any (%3$L::uuid[])
      or private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar, c.pickup_address_en, c.pickup_address_ar)) like %1$L
      or c.governorate in (select g.code from public.governorates g where private.fold_text(concat_ws('' | '', g.name_en, g.name_ar)) like %1$L)
      or c.phone like %2$L or c.store_phone like %2$L
      or exists (select from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = u.id
        where m.company_id = c.id and (private.fold_text(concat_ws('' | '', u.email, p.full_name)) like %1$L or p.phone like %2$L)))', pattern, phone_pattern,
      private.companies_behind(filter ->> 'term'));
  end if;
  return private.list_page('c.id', 'from public.companies c where ' || conditions,
    private.list_order(filter, 'pending', $orders${
      "pending": "(c.status = 'pending') desc, case when c.status = 'pending' then c.created_at else 'infinity' end, c.created_at desc, c.id",
      "newest": "c.created_at desc, c.id",
      "oldest": "c.created_at, c.id desc",
      "name_en": "coalesce(c.name_en, c.name), c.id",
      "name_en_desc": "coalesce(c.name_en, c.name) desc, c.id desc",
      "name_ar": "coalesce(c.name_ar, c.name), c.id",
      "name_ar_desc": "coalesce(c.name_ar, c.name) desc, c.id desc"}$orders$),
    $item$private.company_names(c.id) || jsonb_build_object('id', c.id, 'email', owner.email,
      'phone', coalesce(c.phone, owner.phone), 'governorate', c.governorate, 'status', c.status, 'suspended_until', c.suspended_until,
      'version', private.company_version(c.id), 'email_verified', coalesce(owner.email_verified, false), 'created_at', c.created_at,
      -- Counted up to 1,000, shown as "many".
      'product_count', (select count(*) from (
        select from public.products p where p.company_id = c.id and p.deleted_at is null limit 1000) many),
      'quotes', private.company_quote_figures(c.id), 'service', private.company_service_figures(c.id),
      'missing_documents', cardinality(private.missing_documents(c.id)), 'approval_gaps', private.approval_gaps(c.id),
      'waiting_documents', (select count(*) from private.company_documents d
        where d.company_id = c.id and d.state = 'submitted' and d.superseded_at is null),
      'decisions', coalesce((select jsonb_agg(jsonb_build_object('from_status', d.from_status, 'to_status', d.to_status,
        'reason', d.reason, 'created_at', d.created_at) order by d.id desc)
        from public.company_decisions d where d.company_id = c.id), '[]'))$item$,
    $joins$join public.companies c on c.id = shown.id
      left join lateral (
        select u.email, p.phone, u.email_confirmed_at is not null as email_verified
        from public.company_members m join auth.users u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
        where m.company_id = c.id and m.role = 'owner' order by m.created_at, m.user_id limit 1) owner on true$joins$, filter);
end
$$;

create function public.list_sellers(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_sellers(filter) $$;
grant execute on function public.list_sellers(jsonb), private.list_sellers(jsonb) to authenticated, service_role;
