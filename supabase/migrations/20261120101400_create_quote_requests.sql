-- A buyer asks for an offer, signed in or not.
create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  company_name text check (length(company_name) <= 120),
  email text not null check (private.is_email(email)),
  phone text check (private.is_phone(phone)),
  governorate text references public.governorates (code),
  message text not null default '' check (length(message) <= 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  status text not null default 'New' check (status in ('New', 'Answered', 'Closed')),
  created_at timestamptz not null default now()
);
create index quote_requests_user_id_idx on public.quote_requests (user_id);
create index quote_requests_governorate_idx on public.quote_requests (governorate);
create index quote_requests_created_at_idx on public.quote_requests (created_at desc);

create table public.quote_lines (
  id bigint generated always as identity primary key,
  quote_request_id uuid not null references public.quote_requests (id) on delete cascade,
  product_id bigint references public.products (id) on delete set null,
  description text not null check (length(description) between 1 and 500),
  quantity numeric(12, 2) not null check (quantity > 0),
  unit text not null default 'Each' check (length(unit) <= 40)
);
create index quote_lines_quote_request_id_idx on public.quote_lines (quote_request_id);
create index quote_lines_product_id_idx on public.quote_lines (product_id);

alter table public.quote_requests enable row level security;
alter table public.quote_lines enable row level security;
revoke all on public.quote_requests, public.quote_lines from public, anon, authenticated;
grant select, update (status) on public.quote_requests to authenticated;
grant select on public.quote_lines to authenticated;
grant all on public.quote_requests, public.quote_lines to service_role;
create policy quote_requests_authenticated_select on public.quote_requests for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy quote_requests_authenticated_update on public.quote_requests for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy quote_lines_authenticated_select on public.quote_lines for select to authenticated
  using (exists (select 1 from public.quote_requests q where q.id = quote_request_id));

-- request: {full_name, company_name?, email, phone?, governorate?, message?, language?,
--           lines: [{product_id?, description, quantity, unit?}]}
create function private.submit_quote_request(request jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_id uuid;
  line jsonb;
begin
  perform private.require_text('full_name', request ->> 'full_name', 120);
  perform private.require_text('company_name', request ->> 'company_name', 120, true);
  perform private.require_that(private.is_email(request ->> 'email'), 'email', 'email');
  perform private.require_that(request ->> 'phone' is null or private.is_phone(request ->> 'phone'), 'phone', 'phone');
  perform private.require_that(request ->> 'governorate' is null
    or exists (select 1 from public.governorates g where g.code = request ->> 'governorate'), 'governorate', 'one_of');
  perform private.require_text('message', request ->> 'message', 4000, true);
  perform private.require_that(coalesce(request ->> 'language', 'en') in ('en', 'ar'), 'language', 'one_of');
  perform private.require_that(jsonb_typeof(request -> 'lines') = 'array'
    and jsonb_array_length(request -> 'lines') between 1 and 100, 'lines', 'required');
  for line in select * from jsonb_array_elements(request -> 'lines') loop
    perform private.require_text('description', line ->> 'description', 500);
    perform private.require_text('unit', line ->> 'unit', 40, true);
    perform private.require_that(line ->> 'quantity' ~ '^[0-9]{1,9}(\.[0-9]{1,2})?$'
      and (line ->> 'quantity')::numeric > 0, 'quantity', 'positive');
    perform private.require_that(coalesce(line ->> 'product_id', '0') ~ '^[0-9]{1,15}$', 'product_id', 'format');
  end loop;
  insert into public.quote_requests (user_id, full_name, company_name, email, phone, governorate, message, language)
  values (auth.uid(), btrim(request ->> 'full_name'), nullif(btrim(request ->> 'company_name'), ''), request ->> 'email',
    request ->> 'phone', request ->> 'governorate', coalesce(btrim(request ->> 'message'), ''),
    coalesce(request ->> 'language', 'en'))
  returning id into new_id;
  insert into public.quote_lines (quote_request_id, product_id, description, quantity, unit)
  select new_id, p.id, l ->> 'description', (l ->> 'quantity')::numeric, coalesce(l ->> 'unit', 'Each')
  from jsonb_array_elements(request -> 'lines') l
  left join public.products p on p.id = (l ->> 'product_id')::bigint;
  return new_id;
end
$$;
create function public.submit_quote_request(request jsonb)
returns uuid
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.submit_quote_request(private.json_argument(request)));
end
$$;
revoke all on function public.submit_quote_request(jsonb) from public, anon, authenticated;
grant execute on function public.submit_quote_request(jsonb), private.submit_quote_request(jsonb)
  to anon, authenticated, service_role;
