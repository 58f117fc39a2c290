import { useFoundEntries } from '@mawad/shared-ui/desk/palette/use-found-entries.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { findInPortal, type PortalFind } from '@mawad/supabase/desk/palette-queries';
import { useSections } from '../../use-sections.ts';

const pageOf = { order: 'orders', return: 'returns', quote: 'quotes', product: 'products' };

const addressOf = ({ kind, id }: PortalFind) => `/seller/dashboard/${pageOf[kind]}/${id}`;

/** Entries of the seller portal's palette: its pages, and the company's orders, returns, quote requests and products. */
export function usePaletteEntries(typed: string) {
  const services = useServices();
  const pages = useSections(true).map(({ to, icon, label }) => ({
    to,
    icon,
    label,
    // The end of the address is the English name.
    names: [label, to.split('/').at(-1)!],
  }));
  return useFoundEntries(typed, {
    find: (term) => findInPortal(backendOf(services).data, term),
    addressOf,
    pages,
  });
}
