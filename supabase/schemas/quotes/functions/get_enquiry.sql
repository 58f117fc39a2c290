-- An enquiry with its lines, its answers, the answer templates, and the staff who may be assigned.
create function private.get_enquiry(kind text, id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  target record;
  found_enquiry jsonb;
begin
  select * into target from private.require_enquiry(kind, id);
  if kind = 'quote' then
    select jsonb_build_object('number', q.number, 'full_name', q.full_name, 'company_name', q.company_name,
      'email', q.email, 'phone', q.phone, 'governorate', q.governorate, 'needed_by', q.needed_by, 'message', q.message,
      'language', q.language, 'status', q.status, 'has_account', q.user_id is not null, 'assigned_to', q.assigned_to,
      'created_at', q.created_at)
    into found_enquiry from public.quote_requests q where q.id = target.quote_id;
  else
    select jsonb_build_object('full_name', m.full_name, 'email', m.email, 'message', m.message,
      'language', m.language, 'status', m.status, 'has_account', m.user_id is not null, 'assigned_to', m.assigned_to,
      'created_at', m.created_at)
    into found_enquiry from public.contact_messages m where m.id = target.message_id;
  end if;
  return found_enquiry || jsonb_build_object('id', get_enquiry.id,
    'version', private.enquiry_version(target.quote_id, target.message_id),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'description', l.description,
        'quantity', l.quantity, 'unit', l.unit) order by l.id), '[]')
      from public.quote_lines l where l.quote_request_id = target.quote_id),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'body', a.body, 'mailed_to', a.mailed_to,
        'author', private.person_name(a.author_id), 'created_at', a.created_at,
        'mail', case when a.mailed_to is null then 'none' when o.id is null or o.sent_at is not null then 'sent' when o.gave_up_at is not null then 'failed'
          else 'waiting' end) order by a.id), '[]')
      from public.enquiry_answers a left join private.outbox o on o.id = a.email_id
      where a.quote_request_id = target.quote_id or a.contact_message_id = target.message_id),
    'templates', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar,
        'body_en', t.body_en, 'body_ar', t.body_ar) order by t.id), '[]')
      from public.answer_templates t where t.kind = get_enquiry.kind),
    'assignees', (select jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.person_name(s.user_id))
        order by s.created_at, s.user_id)
      from public.staff s where private.answers_enquiries(s.role)));
end
$$;

create function public.get_enquiry(kind text, id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_enquiry(kind, id) $$;
grant execute on function public.get_enquiry(text, text), private.get_enquiry(text, text) to authenticated, service_role;
