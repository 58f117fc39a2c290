import { buyers } from '../buyers.ts';
import type { Plan } from '../plan.ts';
import { shuffle } from '../random.ts';
import { insert, type Sql } from './insert.ts';

export async function writeAddressesAndWishlists(sql: Sql, { listing }: Plan, now: number): Promise<void> {
  await insert(
    sql,
    'public.addresses',
    {
      user_id: 'uuid',
      label: 'text',
      full_name: 'text',
      phone: 'text',
      governorate: 'text',
      district: 'text',
      address: 'text',
      landmark: 'text',
    },
    [
      ...buyers.map(({ id, name, phone, governorate, district, address, landmark, language }) => ({
        user_id: id,
        label: language === 'ar' ? 'البيت' : 'Home',
        full_name: name,
        phone,
        governorate,
        district,
        address,
        landmark,
      })),
      {
        user_id: buyers[0]!.id,
        label: 'Site',
        full_name: 'Abu Ahmed, site foreman',
        phone: '+9647701180022',
        governorate: 'IQ-BG',
        district: "Al-Za'franiya",
        address: 'Industrial quarter, Plot 118',
        landmark: 'Opposite the weighbridge',
      },
    ],
  );
  const wishlists = buyers.slice(0, 10).flatMap((buyer, index) =>
    shuffle(listing.slice(0, 400), buyer.email, 'wishes')
      .slice(0, index === 0 ? 8 : 3)
      .map((offer, place) => ({
        user_id: buyer.id,
        product_id: offer.id,
        created_at: new Date(now - (place + 1) * 3 * 86_400_000),
      })),
  );
  await insert(
    sql,
    'public.wishlists',
    { user_id: 'uuid', product_id: 'bigint', created_at: 'timestamptz' },
    wishlists,
  );
}
