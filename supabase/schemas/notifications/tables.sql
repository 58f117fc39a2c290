-- Notifications inside the product and the channels by which they were also sent. The interface has the texts; a row has a kind
-- and a subject.
create table public.notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('order_received', 'order_confirmed', 'order_cancelled', 'order_approved', 'order_shortage',
    'order_shipped', 'order_attempted', 'order_delivered', 'order_rejected', 'company_approved', 'company_rejected', 'company_suspended', 'company_applied',
    'document_submitted', 'document_accepted', 'document_refused', 'document_expiring', 'document_expired',
    'product_hidden', 'product_shown', 'product_edited', 'stock_low', 'price_limit', 'deal_set', 'deal_ended', 'account_suspended', 'account_restored', 'second_factor_removed', 'recovery_code_used',
    'quote_unrouted', 'contact_received', 'contact_answered', 'review_received', 'review_replied', 'review_hidden', 'review_reported',
    'question_received', 'question_answered', 'question_hidden', 'question_reported',
    'quote_asked', 'quote_amended', 'quote_withdrawn', 'quote_won', 'quote_lost', 'quote_closing', 'quote_message',
    'quote_offered', 'quote_closed', 'quote_expiring', 'quote_expired',
    'return_requested', 'return_accepted', 'return_refused', 'return_reduction_agreed', 'return_reduction_declined', 'return_withdrawn',
    'return_sent', 'return_received', 'return_settled', 'return_exchanged', 'return_not_replaced', 'return_appealed', 'return_evidence_asked',
    'return_evidence_given', 'return_evidence_missed', 'return_decided', 'return_reminded', 'return_receipt_reminded', 'return_undone', 'return_closed', 'return_overdue',
    'purchase_requested', 'purchase_placed', 'purchase_refused', 'purchase_expired', 'budget_warned', 'cart_received', 'list_due',
    'debt_warned', 'debt_over', 'selling_pausing', 'selling_paused', 'selling_resumed',
    'adjustment_waiting', 'adjustment_accepted', 'adjustment_refused', 'payout_waiting', 'remittance_waiting')),
  -- Subject: order_id and number (with company_id for the company's own work), product_id and names, company_id and name,
  -- document, quote_request_id, contact_message_id, purchase_list_id (with name), return_id (with for_staff for the staff), adjustment_id, payout_run_id, remittance_id (with name of the file), person_id of who asks or sent it, and a reason if there is one. For deals also the number of products and the time, for
  -- refused goods fee_paid.
  subject jsonb not null default '{}' check (jsonb_typeof(subject) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user_id_idx on public.notifications (user_id, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

-- Kinds that a person has switched off per channel; all others are on. Required mails (decisions on a company, answers) are
-- always sent.
create table public.notification_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('order_received', 'order_cancelled', 'question_received', 'stock_low', 'price_limit', 'order_approved', 'order_shipped',
    'order_delivered', 'question_answered', 'quote_asked', 'quote_closing', 'quote_won', 'quote_lost', 'quote_offered',
    'quote_expiring', 'quote_closed')),
  channel text not null check (channel in ('email')),
  primary key (user_id, kind, channel)
);
