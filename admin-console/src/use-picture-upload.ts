import { type ChangeEvent, useRef } from 'react';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { type Backend, backendOf } from '@mawad/supabase/client';
import type { SizedPicture } from '@mawad/supabase/uploads/queries';

/**
 * Encodes a chosen picture in the browser and stores it immediately. `store` writes the encoded files under a new id and
 * returns their path, which `onStored` receives. `inputProps` belong to a hidden file input, which `choose` opens.
 */
export function usePictureUpload(
  store: (backend: Backend, id: string, picture: SizedPicture) => Promise<string>,
  onStored: (path: string) => void,
) {
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      store(backendOf(services), mintUuid(), { files: await encodePicture(file) }),
    onSuccess: onStored,
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) upload.mutate(file);
    // Resets the input, because choosing the same file again would not trigger a change event.
    target.value = '';
  };
  return {
    upload,
    choose: () => input.current?.click(),
    inputProps: { ref: input, hidden: true, type: 'file', accept: 'image/*', onChange },
  };
}
