-- No table is granted to clients: what a reader may see of a request depends on the reader, so functions return it.
alter table private.quote_requests enable row level security;
alter table private.quote_lines enable row level security;
alter table private.quote_seller_wishes enable row level security;
alter table private.quote_sellers enable row level security;
alter table private.quote_routes enable row level security;
alter table private.quote_offers enable row level security;
alter table private.quote_offer_lines enable row level security;
alter table private.quote_offer_drafts enable row level security;
alter table private.requested_offer_lines enable row level security;
alter table private.quote_messages enable row level security;
alter table private.quote_events enable row level security;
alter table private.quote_files enable row level security;
alter table private.quote_claim_tries enable row level security;
grant all on private.quote_requests, private.quote_lines, private.quote_seller_wishes, private.quote_sellers, private.quote_routes,
  private.quote_offers, private.quote_offer_lines, private.quote_offer_drafts, private.requested_offer_lines, private.quote_messages,
  private.quote_events, private.quote_files, private.quote_claim_tries to service_role;
