import { refuse, refuseSitePicture } from '../_shared/media-right.ts';
import { fetchPicture } from './fetch-picture.ts';
import { createHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve(
  createHandler({
    refuse: (request, owner) =>
      'folder' in owner
        ? refuseSitePicture(request, owner.folder)
        : refuse(request, owner.company_id, 'picture'),
    fetchPicture,
  }),
);
