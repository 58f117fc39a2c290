insert into private.viewed_lists (list, right_name) values
  ('own-products', null), ('own-orders', null), ('own-returns', null), ('own-return-figures', null),
  ('console-users', 'see_users'), ('console-sellers', 'see_companies'), ('console-orders', 'see_orders'),
  ('console-returns', 'see_orders'), ('console-return-figures', 'see_orders'),
  ('console-quotes', 'quotes'), ('console-balances', 'money'), ('console-transactions', 'money'), ('console-remittances', 'money'),
  ('console-rates', 'money'), ('console-payouts', 'money'), ('console-adjustments', 'money'), ('console-messages', 'contact'), ('console-reviews', 'reviews'),
  ('console-questions', 'reviews'), ('console-products', 'products'), ('console-deals', 'products'),
  ('console-terms', 'search'), ('console-synonyms', 'search'), ('console-duplicates', 'products'),
  ('console-emails', 'settings'), ('console-audit', 'audit');
