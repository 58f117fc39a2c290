-- Bans a term, in any spelling and word order, from popular searches, or lifts the ban from the next count on. Raises
-- not_allowed, invalid_input.
create function private.ban_search(typed text, banned boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked text := private.search_term(typed);
  asked_words tsvector := strip(private.word_vector(private.split_words(left(typed, 200)), 'A'));
begin
  perform private.require_staff('search');
  perform private.require_text('term', asked, 200);
  perform private.require_that(ban_search.banned is not null, 'banned', 'required');
  if not ban_search.banned then
    delete from private.banned_searches b where b.term = asked;
    return;
  end if;
  insert into private.banned_searches (term, typed, words, banned_by)
  values (asked, left(btrim(ban_search.typed), 200), asked_words, private.my_id()) on conflict do nothing;
  delete from private.popular_searches p where strip(p.words) = asked_words;
end
$$;

create function public.ban_search(typed text, banned boolean) returns void
language sql security invoker set search_path = '' as $$ select private.ban_search(typed, banned) $$;
grant execute on function public.ban_search(text, boolean), private.ban_search(text, boolean) to authenticated, service_role;
