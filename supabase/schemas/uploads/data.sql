-- Product pictures (WebP in several widths) and datasheets are read by public address; no policy lists them to visitors.
-- `company-documents`, `payment-receipts`, `quote-files` and `return-pictures` have no public addresses. People upload to `uploads`, which nobody else can read; the edge
-- function publish-media checks the bytes and moves files to their bucket.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png']),
  ('datasheets', 'datasheets', true, 10485760, array['application/pdf']),
  ('company-documents', 'company-documents', false, 10485760,
    array['image/webp', 'image/jpeg', 'image/png', 'application/pdf']),
  ('payment-receipts', 'payment-receipts', false, 5242880, array['image/webp', 'image/jpeg']),
  ('return-pictures', 'return-pictures', false, 2097152, array['image/webp', 'image/jpeg']),
  ('quote-files', 'quote-files', false, 10485760, array['image/webp', 'image/jpeg', 'image/png', 'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  ('uploads', 'uploads', false, 10485760, array['image/webp', 'image/jpeg', 'image/png', 'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
