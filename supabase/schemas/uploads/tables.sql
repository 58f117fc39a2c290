-- Published files whose bytes were checked, one row per picture for all its widths. Names derive from the content, so files and
-- rows never change.
create table private.media_files (
  bucket text not null check (bucket in ('product-images', 'datasheets')),
  path text not null,
  company_id uuid not null,
  -- Width in pixels of the widest file; null for datasheets.
  width int check (width between 1 and 12000),
  height int check (height between 1 and 12000),
  -- Widths in which the picture is stored, including its own.
  widths int[] not null default '{}',
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (bucket, path),
  check (starts_with(path, company_id::text || '/')),
  check ((bucket = 'product-images') = (width is not null and height is not null and cardinality(widths) > 0))
);
create index media_files_company_idx on private.media_files (company_id, created_at);
