import { callDatabase, secretKeys } from '../_shared/api.ts';
import { removeUploads } from '../_shared/uploads.ts';
import { createHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve(
  createHandler({
    secretKeys,
    listOld: () => callDatabase<string[]>('list_old_uploads', {}),
    remove: removeUploads,
    now: Date.now,
  }),
);
