import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import type { PictureShape } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { publishPicture } from '@mawad/supabase/uploads/queries';
import type { UploadReport } from './use-uploads.ts';

/** Encodes a picture in the browser, has the server check and publish it, and returns its public path. */
export function usePublishPicture(companyId: string, shape: PictureShape = 'square') {
  const services = useServices();
  return async (file: File, { signal, onPreview, onProgress }: UploadReport): Promise<string> => {
    const files = await encodePicture(file, signal, shape);
    onPreview(files.get(320)!);
    onProgress(0);
    return publishPicture(backendOf(services), companyId, mintUuid(), { files }, { signal, onProgress });
  };
}
