-- Reads a rate that somebody typed: {company_id, category_id, percent, minimum, maximum, first_day, last_day, note}. Raises
-- invalid_input.
create function private.read_commission_rate(rate jsonb)
returns private.commission_rates
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.commission_rates;
  field text;
begin
  perform private.require_that(coalesce(pg_input_is_valid(private.text_of(rate, 'company_id'), 'uuid'), true), 'company_id', 'format');
  foreach field in array array['first_day', 'last_day'] loop
    perform private.require_that(coalesce(private.text_of(rate, field) ~ '^\d{4}-\d{2}-\d{2}$'
      and pg_input_is_valid(private.text_of(rate, field), 'date'), true), field, 'format');
  end loop;
  perform private.require_text('note', private.text_of(rate, 'note'), 500, true);
  perform private.require_text('percent', private.text_of(rate, 'percent'), 20);
  perform private.require_text('first_day', private.text_of(rate, 'first_day'), 10);
  perform private.require_that(private.number_of(rate, 'percent') between 0 and 100
    and private.number_of(rate, 'percent') = round(private.number_of(rate, 'percent'), 2), 'percent', 'range');
  foreach field in array array['minimum', 'maximum'] loop
    perform private.require_that(coalesce(private.number_of(rate, field) between 0 and 999999999999
      and private.number_of(rate, field) = trunc(private.number_of(rate, field)), true), field, 'range');
  end loop;
  perform private.require_that(coalesce(private.number_of(rate, 'maximum') >= private.number_of(rate, 'minimum'), true), 'maximum', 'range');
  perform private.require_that(coalesce(private.number_of(rate, 'category_id') between 1 and 9e18
    and private.number_of(rate, 'category_id') = trunc(private.number_of(rate, 'category_id')), true), 'category_id', 'range');
  r.company_id := private.text_of(rate, 'company_id');
  r.category_id := private.number_of(rate, 'category_id');
  r.percent := private.number_of(rate, 'percent');
  r.minimum := private.number_of(rate, 'minimum');
  r.maximum := private.number_of(rate, 'maximum');
  r.first_day := private.text_of(rate, 'first_day');
  r.last_day := private.text_of(rate, 'last_day');
  r.note := private.text_of(rate, 'note');
  perform private.require_that(private.is_usable_time(r.first_day) and r.first_day >= private.today_in_iraq(), 'first_day', 'range');
  perform private.require_that(coalesce(private.is_usable_time(r.last_day) and r.last_day >= r.first_day, true), 'last_day', 'range');
  perform private.require_that(r.company_id is null or exists (select from public.companies c where c.id = r.company_id), 'company_id', 'one_of');
  perform private.require_that(r.category_id is null or exists (select from public.categories c where c.id = r.category_id),
    'category_id', 'one_of');
  return r;
end
$$;
