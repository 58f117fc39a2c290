insert into private.company_rights (role, right_name)
select x.role, unnest(x.rights) from (values
  ('owner', array['products', 'stock', 'see_orders', 'change_orders', 'see_money', 'settle_cash', 'delivery', 'profile', 'reviews', 'quotes', 'history', 'team']),
  ('manager', array['products', 'stock', 'see_orders', 'change_orders', 'see_money', 'settle_cash', 'delivery', 'profile', 'reviews', 'quotes', 'history']),
  ('sales', array['see_orders', 'change_orders', 'see_money', 'reviews', 'quotes']),
  ('warehouse', array['stock', 'see_orders', 'change_orders']),
  ('finance', array['see_orders', 'see_money', 'settle_cash'])) x (role, rights);
insert into private.company_transitions (from_status, to_status) values
  ('pending', 'approved'), ('pending', 'rejected'), ('rejected', 'approved'), ('approved', 'suspended'),
  ('suspended', 'approved');
