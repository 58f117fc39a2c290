import { useState } from 'react';
import { useErrorMessage } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

/** Opens private files in another tab; a failure is shown as a toast with this title. */
export function useOpenFile(failed: string) {
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [busy, setBusy] = useState(false);
  /** `sign` returns an address that opens the file for a short time. */
  async function open(sign: () => Promise<string>) {
    // Opens the window before the address is known: browsers block a window opened after an asynchronous
    // call.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setBusy(true);
    try {
      const address = await sign();
      if (tab) tab.location.replace(address);
      else window.location.assign(address);
    } catch (error) {
      tab?.close();
      showToast({ title: failed, description: messageOf(error), variant: 'destructive' });
    }
    setBusy(false);
  }
  return { open, busy };
}
