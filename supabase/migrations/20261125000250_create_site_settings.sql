-- What the marketplace says about itself and the limits it sets; one row, kept by the staff.
create table public.site_settings (
  id boolean primary key default true check (id),
  name_en text not null default 'Mawad' check (length(name_en) between 1 and 60),
  name_ar text not null default 'مواد' check (length(name_ar) between 1 and 60),
  contact_email text not null default 'hello@mawad.test' check (private.is_email(contact_email)),
  -- Also where the chat button leads.
  phone text not null default '+9647701234567' check (private.is_phone(phone)),
  showroom_en text not null default 'Al-Sina''a Street, Karrada, Baghdad, Iraq' check (length(showroom_en) <= 300),
  showroom_ar text not null default 'شارع الصناعة، الكرادة، بغداد، العراق' check (length(showroom_ar) <= 300),
  facebook text check (facebook ~ '^https://' and length(facebook) <= 300),
  instagram text check (instagram ~ '^https://' and length(instagram) <= 300),
  linkedin text check (linkedin ~ '^https://' and length(linkedin) <= 300),
  twitter text check (twitter ~ '^https://' and length(twitter) <= 300),
  -- A company's goods from this sum on are delivered free, unless it says otherwise.
  free_delivery_from public.iqd not null default 100000,
  -- A price confirmed longer ago is shown as old.
  price_confirmed_days int not null default 30 check (price_confirmed_days between 1 and 3650),
  -- How many of a hundred visits tell what was searched, how fast the pages were and what failed in them.
  measured_visits_percent int not null default 100 check (measured_visits_percent between 0 and 100),
  -- Whether the staff needs a second factor. Nobody reads this but through functions of the staff.
  staff_two_factor boolean not null default true,
  -- Counts the savings: nobody overwrites what somebody else saved meanwhile.
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into public.site_settings default values;

alter table public.site_settings enable row level security;
revoke all on public.site_settings from public, anon, authenticated;
grant select (id, name_en, name_ar, contact_email, phone, showroom_en, showroom_ar, facebook, instagram, linkedin, twitter,
  free_delivery_from, price_confirmed_days, measured_visits_percent, version, updated_at) on public.site_settings to anon, authenticated;
grant all on public.site_settings to service_role;
create policy site_settings_anon_select on public.site_settings for select to anon using (true);
create policy site_settings_authenticated_select on public.site_settings for select to authenticated using (true);
create trigger touch_site_settings before update on public.site_settings
  for each row execute function private.touch_updated_at();
