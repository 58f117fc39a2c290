-- Governorates of Iraq and their districts, with their rows.
create table public.governorates (
  code text primary key check (code ~ '^IQ-[A-Z]{2}$'),
  name_en text not null,
  name_ar text not null,
  position smallint not null unique
);

create table public.districts (
  id bigint generated always as identity primary key,
  governorate_code text not null references public.governorates (code) on delete cascade,
  name_en text not null,
  name_ar text not null,
  unique (governorate_code, name_en)
);

-- Settings and texts of the marketplace, one row, edited by the staff.
create table public.site_settings (
  id boolean primary key default true check (id),
  name_en text not null default 'Mawad' check (length(name_en) between 1 and 60),
  name_ar text not null default 'مواد' check (length(name_ar) between 1 and 60),
  contact_email text not null default 'hello@mawad.test' check (private.is_email(contact_email)),
  -- Also the number of the chat button.
  phone text not null default '+9647701234567' check (private.is_phone(phone)),
  showroom_en text not null default 'Al-Sina''a Street, Karrada, Baghdad, Iraq' check (length(showroom_en) <= 300),
  showroom_ar text not null default 'شارع الصناعة، الكرادة، بغداد، العراق' check (length(showroom_ar) <= 300),
  facebook text check (facebook ~ '^https://' and length(facebook) <= 300),
  instagram text check (instagram ~ '^https://' and length(instagram) <= 300),
  linkedin text check (linkedin ~ '^https://' and length(linkedin) <= 300),
  twitter text check (twitter ~ '^https://' and length(twitter) <= 300),
  -- Goods total from which a company delivers free: its own threshold, else the site's; null: never.
  free_delivery_from public.iqd not null default 100000,
  -- A price confirmed longer ago is shown as old.
  price_confirmed_days int not null default 30 check (price_confirmed_days between 1 and 3650),
  -- Days for which a purchase request of a buying company holds price and stock.
  purchase_hold_days int not null default 7 check (purchase_hold_days between 1 and 60),
  -- Percentage of visits that report searches, page speed and errors.
  measured_visits_percent int not null default 100 check (measured_visits_percent between 0 and 100),
  -- Whether the staff needs a second factor. Read only through functions of the staff.
  staff_two_factor boolean not null default true,
  -- Number of saves; a save sends the version that the editor saw.
  version int not null default 1,
  updated_at timestamptz not null default now()
);

-- Versions of the information pages (about, questions, privacy, terms) that the staff edited in place of the built-in texts.
create table public.information_page_versions (
  page text not null check (page in ('about', 'faq', 'privacy', 'terms')),
  version int not null check (version > 0),
  -- {title_en, title_ar, lead_en, lead_ar, sections: [{id, heading_en, heading_ar, text_en, text_ar}]}; null: the built-in
  -- text.
  content jsonb,
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (page, version)
);
create index information_page_versions_published_by_idx on public.information_page_versions (published_by);

-- The staff's choice for the shop's home page; the rest is computed. One row.
create table public.home_page (
  id boolean primary key default true check (id),
  -- In display order. Ids of deleted or hidden things are skipped when the page is read.
  categories bigint[] not null default '{}' check (cardinality(categories) <= 12),
  deals bigint[] not null default '{}' check (cardinality(deals) <= 8),
  products bigint[] not null default '{}' check (cardinality(products) <= 8),
  -- Without a title there is no banner.
  banner_title_en text check (length(banner_title_en) <= 80),
  banner_title_ar text check (length(banner_title_ar) <= 80),
  banner_text_en text check (length(banner_text_en) <= 200),
  banner_text_ar text check (length(banner_text_ar) <= 200),
  -- Path in the shop.
  banner_link text check (length(banner_link) <= 300),
  banner_image text check (length(banner_image) <= 200),
  banner_starts_at timestamptz check (private.is_usable_time(banner_starts_at)),
  banner_ends_at timestamptz check (private.is_usable_time(banner_ends_at)),
  -- Number of saves; a save sends the version that the editor saw.
  version int not null default 1,
  updated_at timestamptz not null default now(),
  check ((banner_title_en is null) = (banner_title_ar is null) and (banner_title_en is null) = (banner_link is null)),
  check ((banner_text_en is null) = (banner_text_ar is null)),
  check (banner_ends_at > banner_starts_at)
);

-- Previews of the home page, visible for one day to anybody with the link.
create table private.home_previews (
  token uuid primary key default gen_random_uuid(),
  home public.home_page not null,
  created_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index home_previews_created_by_idx on private.home_previews (created_by);
create index home_previews_created_at_idx on private.home_previews (created_at);

-- Restore tests of backups, recorded by the staff: an untested backup may be unusable.

create table private.restore_tests (
  id bigint generated always as identity primary key,
  tested_on date not null check (private.is_usable_time(tested_on)),
  succeeded boolean not null,
  note text check (length(note) between 1 and 500),
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index restore_tests_author_id_idx on private.restore_tests (author_id);

-- Page speed and browser errors: counts per day without data of visits or persons.

-- Number of visits per bucket of a metric (private.vital_edges).
create table private.page_vitals (
  -- Day in Baghdad.
  day date not null,
  -- Pattern of the address: /product/:id.
  page text not null,
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  -- Language of the interface.
  language text not null check (language in ('en', 'ar')),
  bucket smallint not null,
  visits int not null,
  primary key (day, page, metric, device, language, bucket)
);

create table private.page_errors (
  day date not null,
  page text not null,
  message text not null,
  happened int not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (day, page, message)
);
