-- Asks a question about a product: at most five unanswered ones per product and twenty a day. Raises product_not_found,
-- own_product_question, too_many_questions, rate_limited.
create function private.ask_question(product_id bigint, body text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker uuid := private.require_person();
  question_id bigint;
begin
  perform private.require_text('body', ask_question.body, 1000);
  if not exists (select from public.products p
                 where p.id = ask_question.product_id and private.is_public_product(p)) then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if exists (select from public.products p
             where p.id = ask_question.product_id and p.company_id = any (private.my_company_ids())) then
    perform private.raise_error('PT403', 'own_product_question');
  end if;
  -- Serializes concurrent tabs of one person, so that the limits hold.
  perform pg_advisory_xact_lock(hashtextextended('questions ' || asker::text, 0));
  if (select count(*) from public.product_questions q
      where q.user_id = asker and q.created_at > now() - interval '1 day') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  if (select count(*) from public.product_questions q
      where q.user_id = asker and q.product_id = ask_question.product_id and q.answer is null) >= 5 then
    perform private.raise_error('PT409', 'too_many_questions');
  end if;
  insert into public.product_questions as q (product_id, user_id, body, author_name)
  values (ask_question.product_id, asker, btrim(ask_question.body),
    (select nullif(btrim(full_name), '') from public.profiles where id = asker))
  returning q.id into question_id;
  return question_id;
end
$$;

create function public.ask_question(product_id bigint, body text) returns bigint
language sql security invoker set search_path = '' as $$ select private.ask_question(product_id, body) $$;
grant execute on function public.ask_question(bigint, text), private.ask_question(bigint, text) to authenticated, service_role;
