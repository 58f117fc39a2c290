import { useTranslation } from '@mawad/shared-i18n';
import { useFoundEntries } from '@mawad/shared-ui/desk/palette/use-found-entries.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ConsoleFind, findInConsole } from '@mawad/supabase/desk/palette-queries';
import { staffRightsQuery } from '../../staff-rights.ts';
import { tabsFor } from '../../tabs.ts';

const addressOf = ({ kind, id, name }: ConsoleFind) =>
  ({
    order: `/admin/orders/${id}`,
    return: `/admin/returns/${id}`,
    quote: `/admin/quotes/${id}`,
    product: `/admin/products?q=${encodeURIComponent(name)}`,
    company: `/admin/sellers/${id}`,
    person: `/admin/users/${id}`,
  })[kind];

/** Entries of the console's palette: tabs, orders, returns, quote requests, products, companies and people. */
export function usePaletteEntries(typed: string) {
  const { t } = useTranslation('admin-console');
  const services = useServices();
  const { data: rights } = useQuery(staffRightsQuery(services));
  const pages = (rights ? tabsFor(rights) : []).map(({ path, icon }) => {
    const label = t(`nav.${path}`);
    return { to: `/admin/${path}`, icon, label, names: [label, t(`palette.also.${path}`)] };
  });
  return useFoundEntries(typed, {
    find: (term) => findInConsole(backendOf(services).data, term),
    addressOf,
    pages,
  });
}
