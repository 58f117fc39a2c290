insert into private.buying_rights (role, right_name)
select x.role, unnest(x.rights) from (values
  ('owner', array['order', 'approve', 'see_orders', 'projects', 'team']),
  ('buyer', array['order']),
  ('approver', array['order', 'approve', 'see_orders', 'projects']),
  ('accountant', array['see_orders']),
  ('viewer', array['see_orders'])) x (role, rights);
