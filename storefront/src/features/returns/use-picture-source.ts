import { useMemo } from 'react';
import type { ReturnPictureSource } from '@mawad/shared-ui/desk/return/return-source.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { signReturnPicture, storeReturnPicture } from '@mawad/supabase/returns/queries';

/** Access to the private pictures of returns. */
export function usePictureSource(): ReturnPictureSource {
  const services = useServices();
  return useMemo(
    () => ({
      store: (orderId, picture) => storeReturnPicture(backendOf(services), orderId, mintUuid(), picture),
      sign: (path) => signReturnPicture(backendOf(services), path),
    }),
    [services],
  );
}
