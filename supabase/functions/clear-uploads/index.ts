import { callDatabase, secretKeys } from '../_shared/api.ts';
import { removeUploads } from '../_shared/uploads.ts';
import { createHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve(
  createHandler({
    secretKeys,
    stores: [
      {
        name: 'uploads',
        list: () => callDatabase('list_old_uploads', {}),
        remove: (names) => removeUploads(names),
      },
      {
        name: 'company-documents',
        list: () => callDatabase('list_loose_documents', {}),
        remove: (names) => removeUploads(names, 'company-documents'),
      },
      {
        name: 'quote-files',
        list: () => callDatabase('list_loose_quote_files', {}),
        remove: (names) => removeUploads(names, 'quote-files'),
      },
      {
        name: 'return-pictures',
        list: () => callDatabase('list_loose_return_pictures', {}),
        remove: (names) => removeUploads(names, 'return-pictures'),
      },
      {
        name: 'payment-receipts',
        list: () => callDatabase('list_loose_receipts', {}),
        remove: (names) => removeUploads(names, 'payment-receipts'),
      },
      {
        name: 'site pictures',
        list: () => callDatabase('list_loose_site_pictures', {}),
        remove: (names) => removeUploads(names, 'product-images'),
      },
      {
        name: 'import pictures',
        list: () => callDatabase('take_loose_import_pictures', {}),
        remove: (names) => removeUploads(names, 'product-images'),
      },
    ],
    recordFailure: (item, error) => callDatabase('record_job_failure', { job: 'clear-uploads', item, error }),
    now: Date.now,
  }),
);
