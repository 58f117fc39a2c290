-- Mails of the last 30 days, latest first, without their texts. filter: {state? (waiting, failing, gave_up, sent), term?
-- (address), sort? (newest, oldest), page?, page_size?}
create function private.list_emails(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('settings');
  if filter ->> 'state' is not null then
    conditions := conditions || case filter ->> 'state'
      when 'sent' then ' and o.sent_at is not null'
      when 'gave_up' then ' and o.gave_up_at is not null'
      when 'failing' then ' and o.sent_at is null and o.gave_up_at is null and o.last_error is not null'
      else ' and o.sent_at is null and o.last_error is null' end;
  end if;
  if pattern is not null then
    conditions := conditions || format(' and private.fold_text(o.address) like %L', pattern);
  end if;
  return private.list_page('o.id', 'from private.outbox o where ' || conditions, private.list_order(filter, 'newest', '{"newest": "o.created_at desc, o.id desc", "oldest": "o.created_at, o.id"}'),
    $item$jsonb_build_object('id', o.id, 'to_email', o.address, 'template', o.template, 'state', private.email_state(o),
      'attempts', o.attempts, 'error', o.last_error, 'created_at', o.created_at, 'sent_at', o.sent_at,
      'next_attempt_at', case when o.sent_at is null and o.gave_up_at is null then o.next_attempt_at end)$item$,
    'join private.outbox o on o.id = shown.id', filter);
end
$$;

create function public.list_emails(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_emails(filter) $$;
grant execute on function public.list_emails(jsonb), private.list_emails(jsonb) to authenticated, service_role;
