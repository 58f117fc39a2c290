-- Reads sizes and other figures of goods, so that "50 mm" of a bill agrees with "5 cm" of a product and contradicts "25 mm".

-- Base of a unit symbol, '' for other words. Metres have the base of millimetres but stay a unit of their own, because "25 mm" does
-- not contradict "6 m".
create function private.measure_base(symbol text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return case
    when symbol in ('mm', 'cm', 'm') then 'mm'
    when symbol in ('kg', 'g') then 'g'
    when symbol in ('l', 'ml') then 'ml'
    when symbol in ('kw', 'w') then 'w'
    when symbol in ('inch', 'v', 'a', 'hp', 'bar', 'mm2') then symbol
    else '' end;
end
$$;

-- Numbers with their units of measure among split_words: dimensions ("40x60mm"), fractions of an inch ("1 1/2inch"), cross
-- sections ("3x2.5 mm2": 3 cores), threads ("m8x40") and nominal widths ("dn50": 2 inches). A number without a unit has the base ''.
create function private.read_measures(words text[])
returns private.measure[]
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  measures private.measure[] := '{}';
  parts text[];
  numbers text[];
  number text;
  symbol text;
  unit text;
  base text;
  figure numeric;
  -- Whole inches before a fraction.
  whole numeric;
begin
  for place in 1 .. cardinality(words) loop
    continue when words[place] !~ '[0-9]';
    parts := regexp_match(words[place], '^(m|dn|ø|⌀)?([0-9]+(?:\.[0-9]+)?(?:/[0-9]+)?(?:x[0-9]+(?:\.[0-9]+)?)*)([a-z]+2?)?$');
    continue when parts is null;
    numbers := string_to_array(parts[2], 'x');
    symbol := coalesce(parts[3], case when words[place + 1] in ('mm2', 'ملم2', 'مم2', 'sqmm') then 'mm2' end, '');
    -- "1 1/2 inch" is read at its fraction.
    if symbol = '' and parts[1] is null and cardinality(numbers) = 1 and words[place + 1] ~ '^[0-9]+/[0-9]+(inch)?$' then
      whole := numbers[1]::numeric;
      continue;
    end if;
    for i in 1 .. cardinality(numbers) loop
      unit := '';
      number := numbers[i];
      figure := case when number ~ '/' then
        coalesce(whole, 0) + split_part(number, '/', 1)::numeric / nullif(split_part(number, '/', 2)::numeric, 0) else number::numeric end;
      whole := null;
      if parts[1] = 'm' and i = 1 then
        base := 'thread';
      elsif parts[1] = 'dn' then
        base := 'inch';
        figure := (array[0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8, 10, 12])[
          array_position(array[15, 20, 25, 32, 40, 50, 65, 80, 100, 150, 200, 250, 300]::numeric[], figure)];
      else
        -- The length behind a thread is in millimetres; cores before a cross section have no unit.
        unit := case when parts[1] = 'm' then 'mm' when symbol = 'mm2' and i < cardinality(numbers) then '' else symbol end;
        base := private.measure_base(unit);
        figure := trim_scale(figure * case when unit = 'cm' then 10 when unit in ('m', 'kg', 'l', 'kw') then 1000 else 1 end);
      end if;
      if figure is not null then
        measures := measures || row(case when unit = 'm' then unit else base end, base, figure)::private.measure;
      end if;
    end loop;
  end loop;
  return measures;
end
$$;

-- How the measures of a description fit those of a product: how many of them the product has, and whether one contradicts, which
-- means that the product has other values in the same unit alone. A number without a unit agrees with any unit, and "2.5 mm" with
-- the cross section 2.5 mm² of a wire, because the trade leaves out the square.
create function private.compare_measures(wanted private.measure[], offered private.measure[], out agreed int, out contradicts boolean)
returns record
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  w private.measure;
  o private.measure;
  agrees boolean;
  has_unit boolean;
begin
  agreed := 0;
  contradicts := false;
  foreach w in array wanted loop
    agrees := false;
    has_unit := false;
    foreach o in array offered loop
      agrees := agrees or o.value = w.value and (o.base = w.base or o.base = '' or w.base = '' or w.base = 'mm' and o.base = 'mm2');
      has_unit := has_unit or w.unit <> '' and (o.unit = w.unit or w.unit = 'mm' and o.unit = 'mm2');
    end loop;
    agreed := agreed + agrees::int;
    contradicts := contradicts or has_unit and not agrees;
  end loop;
end
$$;
