-- Number of a size as it is indexed: no trailing zeros, at most three decimals.
create function private.size_text(figure double precision)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return trim_scale(round(figure::numeric, 3))::text;
end
$$;

-- Kind of goods that decides how many millimetres an inch has in the trade.
create function private.size_kind(words text[])
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case
    when words && array['شيش', 'rebar', 'rebars', 'تسليح', 'سيخ', 'اسياخ'] then 'bar'
    when words && array['disc', 'discs', 'disk', 'wheel', 'grinder', 'قرص', 'اقراص', 'كوسره', 'دسك', 'صحن'] then 'disc'
    when words && array['pipe', 'pipes', 'ppr', 'pvc', 'elbow', 'tee', 'coupling', 'بوري', 'بواري', 'بايب', 'انبوب', 'انابيب', 'ماسوره',
      'مواسير', 'مجاري', 'كوع', 'عكس', 'تي', 'ساكت', 'مف'] then 'pipe'
    else 'other' end;
end
$$;

-- Trade sizes of inches in millimetres by kind of goods: [inches, millimetres]. Bars by ASTM A615, discs as sold, plastic pipes by outer
-- diameter, others by nominal width (DN) of ISO 6708.
create function private.inch_table(kind text)
returns double precision[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case kind
    when 'bar' then array[[0.25, 6], [0.375, 10], [0.5, 12], [0.625, 16], [0.75, 20], [0.875, 22], [1, 25], [1.25, 32]]
    when 'disc' then array[[4, 100], [4.5, 115], [5, 125], [6, 150], [7, 180], [9, 230], [12, 300], [14, 350], [16, 400]]
    when 'pipe' then array[[0.5, 20], [0.75, 25], [1, 32], [1.25, 40], [1.5, 50], [2, 50], [2, 63], [2.5, 75], [3, 75], [3, 90], [4, 110], [6, 160],
      [8, 200], [10, 250], [12, 315]]
    else array[[0.25, 8], [0.375, 10], [0.5, 15], [0.75, 20], [1, 25], [1.25, 32], [1.5, 40], [2, 50], [2.5, 65], [3, 80], [4, 100]] end;
end
$$;

-- Sizes in other units that mean the same: [unit, number] of one number.
create function private.convert_size(figure double precision, unit text, kind text)
returns table (other_unit text, other_figure double precision)
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  factors constant jsonb := '{
    "mm": {"cm": 0.1, "m": 0.001, "mm2": 1}, "cm": {"mm": 10, "m": 0.01}, "m": {"cm": 100, "mm": 1000}, "mm2": {"mm": 1},
    "l": {"ml": 1000}, "ml": {"l": 0.001}, "kg": {"g": 1000, "t": 0.001}, "g": {"kg": 0.001}, "t": {"kg": 1000, "btu": 12000},
    "btu": {"t": 0.0000833333333}, "va": {"kva": 0.001}, "kva": {"va": 1000}, "w": {"kw": 0.001}, "kw": {"w": 1000}, "hp": {"w": 750}}';
  -- Rated powers of motors in kilowatts and horsepower.
  ratings constant double precision[] := array[[0.37, 0.5], [0.55, 0.75], [0.75, 1], [1.1, 1.5], [1.5, 2], [2.2, 3], [3, 4], [4, 5.5], [5.5, 7.5], [7.5, 10]];
  inches constant double precision[] := private.inch_table(kind);
begin
  return query select f.key, figure * f.value::double precision from jsonb_each_text(factors -> unit) f;
  if unit in ('kw', 'w', 'hp') then
    return query
      select case when unit = 'hp' then 'kw' else 'hp' end, case when unit = 'hp' then ratings[i][1] else ratings[i][2] end
      from generate_subscripts(ratings, 1) i
      where figure = case unit when 'hp' then ratings[i][2] when 'kw' then ratings[i][1] else ratings[i][1] * 1000 end;
  elsif unit = 'inch' then
    return query select 'mm', inches[i][2] from generate_subscripts(inches, 1) i where inches[i][1] = figure;
    if kind = 'other' then
      return query select 'mm', m.figure from (values (round(figure * 25.4)), (round(figure * 2.54) * 10), (round(figure * 0.508) * 50)) m (figure);
    end if;
  elsif unit in ('mm', 'cm') then
    return query select 'inch', inches[i][1] from generate_subscripts(inches, 1) i
      where inches[i][2] = figure * case unit when 'cm' then 10 else 1 end;
  end if;
end
$$;

-- Indexed words for sizes equal to this one (600x600mm: 60x60cm; 5000va: 5kva), without the word itself.
create function private.size_equivalents(token text, kind text)
returns text[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  fractions constant jsonb := '{"0.125": "1/8", "0.25": "1/4", "0.375": "3/8", "0.5": "1/2", "0.625": "5/8", "0.75": "3/4", "0.875": "7/8"}';
  parts constant text[] := regexp_match(token, '^([0-9][0-9./]*(?:x[0-9.]+)*)(mm2|[a-z]+)?$');
  numbers text[];
  figure double precision;
begin
  if parts is null then
    return '{}';
  end if;
  numbers := string_to_array(parts[1], 'x');
  if cardinality(numbers) > 1 then
    -- Dimensions without a unit may be in the other one.
    return case when parts[1] ~ '[/]|\.\.|\.x|\.$' or not coalesce(parts[2], 'mm') in ('mm', 'cm') then '{}'::text[] else array_remove(array[
      case when parts[2] is distinct from 'cm' then (
        select string_agg(private.size_text(n::double precision / 10), 'x' order by i) || 'cm' from unnest(numbers) with ordinality x (n, i)) end,
      case when parts[2] is distinct from 'mm' then (
        select string_agg(private.size_text(n::double precision * 10), 'x' order by i) || 'mm' from unnest(numbers) with ordinality x (n, i)) end], null) end;
  end if;
  if parts[2] is null or parts[1] !~ '^[0-9]{1,7}(\.[0-9]{1,4})?(/[0-9]{1,2})?$' then
    return '{}';
  end if;
  figure := split_part(parts[1], '/', 1)::double precision / coalesce(nullif(nullif(split_part(parts[1], '/', 2), '')::double precision, 0), 1);
  return array(
    with direct as (
      select c.* from private.convert_size(figure, parts[2], kind) c
      union select 'inch', figure where parts[2] = 'inch'
    ), further as (
      select d.* from direct d
      union select c.* from direct d cross join lateral private.convert_size(d.other_figure, d.other_unit, kind) c
        where parts[2] in ('inch', 'w', 'hp') and d.other_unit <> 'inch' and c.other_unit <> 'inch'
    )
    select distinct x.word
    from further f
    cross join lateral (
      select private.size_text(f.other_figure) || f.other_unit as word
      union all
      select (fractions ->> private.size_text(f.other_figure)) || 'inch' where f.other_unit = 'inch') x
    where x.word <> token and f.other_figure >= 0.001);
end
$$;
