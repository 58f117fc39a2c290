import { callDatabase, secretKeys } from '../_shared/api.ts';
import { removeUploads } from '../_shared/uploads.ts';
import { createHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve(
  createHandler({
    secretKeys,
    stores: [
      {
        list: () => callDatabase('list_old_uploads', {}),
        remove: (names) => removeUploads(names),
      },
      {
        list: () => callDatabase('list_loose_documents', {}),
        remove: (names) => removeUploads(names, 'company-documents'),
      },
      {
        list: () => callDatabase('list_loose_site_pictures', {}),
        remove: (names) => removeUploads(names, 'product-images'),
      },
      {
        list: () => callDatabase('take_loose_import_pictures', {}),
        remove: (names) => removeUploads(names, 'product-images'),
      },
    ],
    now: Date.now,
  }),
);
