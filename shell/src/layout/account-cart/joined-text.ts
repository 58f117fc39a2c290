import { localized, type Format } from '@mawad/shared-i18n';
import type words from '@mawad/shared-i18n/locales/en/account-cart.json';
import type { AccountCart } from '@mawad/supabase/cart/queries';

/** Most lines that a message names. */
const mostNamed = 3;

/** Message about goods that two carts or two devices had. */
export function joinedText(
  texts: typeof words,
  format: Format,
  language: 'en' | 'ar',
  { joined, found, isFirst }: { joined: AccountCart['joined']; found: number; isFirst: boolean },
): { title: string; description: string } {
  const named = joined
    .slice(0, mostNamed)
    .map((line) =>
      texts[line.kind]
        .replace('{{product}}', localized(line, 'name', language))
        .replace('{{quantity}}', format.quantity(line.unit, line.quantity)),
    );
  const description = [
    ...(found > 0 ? [texts.found] : []),
    ...named,
    ...(joined.length > mostNamed ? [texts.more] : []),
  ].join(' ');
  return { title: isFirst ? texts.joined : texts.changed, description };
}
