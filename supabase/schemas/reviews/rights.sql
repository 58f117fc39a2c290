alter table public.review_reports enable row level security;
grant select on public.review_reports to authenticated;
grant all on public.review_reports to service_role;
create policy review_reports_authenticated_select on public.review_reports for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('reviews')));
alter table public.reviews enable row level security;

-- Only policies may read user_id: authors stay anonymous.
grant select (id, product_id, rating, body, author_name, verified_purchase, reply, replied_at, created_at)
  on public.reviews to anon;
grant select (id, product_id, rating, body, author_name, verified_purchase, reply, replied_at, created_at), delete
  on public.reviews to authenticated;
grant all on public.reviews to service_role;
create policy reviews_anon_select on public.reviews for select to anon using (hidden_at is null);
create policy reviews_authenticated_select on public.reviews for select to authenticated
  using (hidden_at is null or user_id = (select private.my_id()) or (select private.staff_may('reviews')));
create policy reviews_authenticated_delete on public.reviews for delete to authenticated
  using (user_id = (select private.my_id()));
