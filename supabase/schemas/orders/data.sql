insert into public.order_transitions (from_status, to_status, actor_role, approval) values
  ('Processing', 'Shipped', 'seller', 'required'),
  ('Processing', 'Shipped', 'admin', 'required'),
  ('Shipped', 'Delivered', 'seller', 'any'),
  ('Shipped', 'Delivered', 'admin', 'any'),
  ('Processing', 'Cancelled', 'buyer', 'absent'),
  ('Processing', 'Cancelled', 'seller', 'any'),
  ('Processing', 'Cancelled', 'admin', 'any'),
  -- Refused at the door or not collected.
  ('Shipped', 'Cancelled', 'seller', 'any'),
  ('Shipped', 'Cancelled', 'admin', 'any'),
  ('Processing', 'Rejected', 'admin', 'any');
