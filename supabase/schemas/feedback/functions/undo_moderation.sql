-- Undo of a moderation of many reviews or questions, from its entries in the log.

-- Rows of a moderation that are not as they were before it: `before` has the fields that it changed, `problem` is the reason if
-- an undo leaves the row: gone, or hidden, shown, reported or rewritten since.
create function private.plan_feedback_undo(c private.bulk_changes)
returns table (id bigint, product_id bigint, before jsonb, problem text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query execute format('select a.row_id::bigint, x.product_id, a.before, case when x.id is null then ''gone''
      when x.hidden_at is distinct from (a.after ->> ''hidden_at'')::timestamptz or x.reported or x.created_at > a.created_at
        then ''changed_since'' end
    from public.audit_log a left join public.%1$I x on x.id = a.row_id::bigint
    where a.batch_id = $1 and a.created_at = $2 and a.table_name = %1$L and a.action = ''UPDATE'' and (x.id is null
      or x.hidden_at is distinct from (a.before ->> ''hidden_at'')::timestamptz
      or x.reported is distinct from coalesce((a.before ->> ''reported'')::boolean, false))',
    (private.feedback_names(left(c.subject, -1))).posts)
  using c.id, c.created_at;
end
$$;

-- Counts what an undo would restore, in the form of preview_bulk_undo.
create function private.preview_feedback_undo(c private.bulk_changes)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  posts constant text := (private.feedback_names(left(c.subject, -1))).posts;
begin
  return (
    with plan as materialized (select u.* from private.plan_feedback_undo(c) u)
    select jsonb_build_object('undone', count(*) filter (where u.problem is null), 'partly', 0, 'kept', count(u.problem),
      'next', null, 'stays', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
          'outcome', 'kept', 'problem', s.problem, 'changes', private.named_kept_changes(jsonb_build_array(private.changed_since(
            array[posts], array[s.id::text], c.created_at, c.id, case s.problem when 'changed_since' then array['hidden_at'] end)),
            null)) order by s.id), '[]')
        from (select * from plan where problem is not null order by id limit 10) s
        left join public.products p on p.id = s.product_id))
    from plan u);
end
$$;

-- Undoes a moderation in one step.
create function private.undo_feedback_moderation(c private.bulk_changes)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  posts constant text := (private.feedback_names(left(c.subject, -1))).posts;
  former jsonb := private.enter_context(jsonb_build_object('batch', c.id, 'actor', c.actor_id));
begin
  execute format('select from public.%I x where x.id = any ($1) order by x.id for update', posts)
  using array(select u.id from private.plan_feedback_undo(c) u);
  execute format('update public.%I x set hidden_at = (u.before ->> ''hidden_at'')::timestamptz,
      hidden_reason = case when u.before ? ''hidden_reason'' then u.before ->> ''hidden_reason'' else x.hidden_reason end,
      reported = coalesce((u.before ->> ''reported'')::boolean, false)
    from private.plan_feedback_undo($1) u where x.id = u.id and u.problem is null', posts)
  using c;
  perform private.leave_context(former);
  update private.bulk_changes b set status = 'undone', finished_at = now(), kept = n.kept, undone = b.changed - n.kept
  from (select count(*)::int as kept from private.plan_feedback_undo(c)) n where b.id = c.id;
end
$$;
