-- Data stored about a person, newest first: {account, addresses, orders, returns, reviews, questions, quote_requests, messages,
-- wishlist, carts, purchase_lists, notifications}.
create function private.person_data(person uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('email', u.email, 'full_name', p.full_name, 'phone', p.phone, 'language', p.language,
        'created_at', u.created_at)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = person),
    'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.id desc), '[]')
      from public.addresses a where a.user_id = person),
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'created_at', o.created_at, 'status', o.status,
        'company_name', o.company_name, 'buyer_name', o.buyer_name, 'buyer_phone', o.buyer_phone, 'governorate', c.governorate,
        'district', c.district, 'address', c.address, 'landmark', c.landmark, 'notes', c.notes, 'total', o.total,
        'lines', (select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'quantity', l.quantity,
            'unit', l.unit, 'unit_price', l.unit_price) order by l.id)
          from public.order_lines l where l.order_id = o.id)) order by o.created_at desc, o.id), '[]')
      from public.orders o join public.checkouts c on c.id = o.checkout_id where o.buyer_id = person),
    'returns', (select coalesce(jsonb_agg(jsonb_build_object('number', r.number, 'order_number', r.order_number,
        'created_at', r.created_at, 'status', r.status, 'wish', r.wish, 'note', r.note, 'phone', r.phone, 'refund', r.refund,
        'lines', (select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'quantity', x.quantity,
            'unit', l.unit, 'note', x.note) order by x.id)
          from private.return_lines x join public.order_lines l on l.id = x.order_line_id where x.return_id = r.id))
        order by r.created_at desc, r.id), '[]')
      from private.returns r where r.buyer_id = person),
    'reviews', (select coalesce(jsonb_agg(jsonb_build_object('product_id', r.product_id, 'rating', r.rating, 'body', r.body,
        'author_name', r.author_name, 'created_at', r.created_at) order by r.id desc), '[]')
      from public.reviews r where r.user_id = person),
    'questions', (select coalesce(jsonb_agg(jsonb_build_object('product_id', q.product_id, 'body', q.body,
        'author_name', q.author_name, 'answer', q.answer, 'created_at', q.created_at) order by q.id desc), '[]')
      from public.product_questions q where q.user_id = person),
    'quote_requests', (select coalesce(jsonb_agg(jsonb_build_object('number', q.number, 'status', q.status,
        'full_name', q.full_name, 'company_name', q.company_name, 'email', q.email, 'phone', q.phone,
        'governorate', q.governorate, 'district', q.district, 'created_at', q.created_at,
        'lines', (select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit)
            order by l.position) from private.quote_lines l where l.request_id = q.id)) order by q.created_at desc, q.id), '[]')
      from private.quote_requests q where q.user_id = person),
    'messages', (select coalesce(jsonb_agg(jsonb_build_object('full_name', m.full_name, 'email', m.email, 'message', m.message,
        'created_at', m.created_at) order by m.id desc), '[]')
      from public.contact_messages m where m.user_id = person),
    'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('product_id', w.product_id, 'created_at', w.created_at)
        order by w.created_at desc, w.product_id), '[]')
      from public.wishlists w where w.user_id = person),
    'carts', (select coalesce(jsonb_agg(jsonb_build_object('company_name', m.name, 'project', j.name, 'updated_at', c.updated_at,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('product_id', x.product_id, 'variant_id', x.variant_id,
            'quantity', x.quantity) order by x.id), '[]') from private.cart_lines x where x.cart_id = c.id))
        order by c.updated_at desc, c.id), '[]')
      from private.carts c
      left join public.companies m on m.id = c.company_id
      left join private.projects j on j.id = c.project_id
      where c.user_id = person),
    'purchase_lists', (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'created_at', l.created_at,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('product_id', x.product_id, 'variant_id', x.variant_id,
            'quantity', x.quantity) order by x.id), '[]') from private.purchase_list_lines x where x.list_id = l.id))
        order by l.created_at desc, l.id), '[]')
      from private.purchase_lists l where l.user_id = person),
    'notifications', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'subject', private.notification_subject(n.subject),
        'created_at', n.created_at) order by n.id desc), '[]')
      from public.notifications n where n.user_id = person))
$$;
