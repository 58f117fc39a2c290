import { buyers } from '../buyers.ts';
import { buyingPeople } from '../buying.ts';
import { uuidOf } from '../random.ts';
import { admin, approvedSellers, deliveryRate, governorates, sellers } from '../sellers.ts';
import { insert, type Sql } from './insert.ts';

const month = 30 * 86_400_000;

/** Writes the accounts of the admin, the owners of companies and the buyers. */
export async function writeUsers(sql: Sql, password: string, now: number): Promise<void> {
  const people = [
    { ...admin, months: 20 },
    ...sellers.map(({ id, email, owner, phone, language, months }) => ({
      id,
      email,
      name: owner,
      phone,
      language,
      months,
    })),
    ...buyers.map((buyer, index) => ({ ...buyer, months: 18 - index * 0.7 })),
    ...buyingPeople.map((buyer) => ({ ...buyer, months: 5 })),
  ];
  const rows = people.map(({ id, email, name, phone, language, months }) => ({
    id,
    email,
    raw_user_meta_data: { full_name: name, phone, language },
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    created_at: new Date(now - (months + 0.1) * month),
  }));
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data, created_at)
    select u.id, u.email, extensions.crypt(${password}, made.salt), u.created_at, u.raw_user_meta_data, u.raw_app_meta_data,
      u.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as u (id uuid, email text, raw_user_meta_data jsonb, raw_app_meta_data jsonb, created_at timestamptz),
      (select extensions.gen_salt('bf', 8) as salt) as made`;
  const identities = rows.map(({ id, email }) => ({
    id: uuidOf(`identity/${email}`),
    provider: 'email',
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, email },
  }));
  await insert(
    sql,
    'auth.identities',
    { id: 'uuid', provider: 'text', provider_id: 'text', user_id: 'uuid', identity_data: 'jsonb' },
    identities,
  );
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Writes companies with owners, decisions and delivery rates, and the staff; disables the second factor of the staff. */
export async function writeCompanies(sql: Sql, now: number): Promise<void> {
  const joined = (months: number) => new Date(now - (months + 0.05) * month);
  await insert(sql, 'public.staff', { user_id: 'uuid', role: 'text', created_at: 'timestamptz' }, [
    { user_id: admin.id, role: 'admin', created_at: joined(20) },
  ]);
  // Demo accounts have a known password, so a second factor would only hinder.
  await sql`update public.site_settings set staff_two_factor = false`;
  await insert(
    sql,
    'public.companies',
    {
      id: 'uuid',
      name: 'text',
      name_en: 'text',
      name_ar: 'text',
      slug: 'text',
      phone: 'text',
      store_phone: 'text',
      governorate: 'text',
      about_en: 'text',
      about_ar: 'text',
      offers_pickup: 'boolean',
      pickup_address_en: 'text',
      pickup_address_ar: 'text',
      pickup_lead_days: 'smallint',
      status: 'text',
      created_at: 'timestamptz',
    },
    sellers.map(
      ({
        company_id,
        status,
        company,
        otherName = null,
        slug,
        phone,
        governorate,
        about,
        showroom,
        months,
      }) => ({
        id: company_id,
        name: company,
        ...(isArabic(company)
          ? { name_en: otherName, name_ar: null }
          : { name_en: null, name_ar: otherName }),
        slug: status === 'approved' ? slug : null,
        phone,
        // Stores with a showroom are asked on WhatsApp; the marketplace answers for the others.
        store_phone: showroom === undefined ? null : phone,
        governorate,
        about_en: about?.[0] ?? null,
        about_ar: about?.[1] ?? null,
        offers_pickup: showroom !== undefined,
        pickup_address_en: showroom?.[0] ?? null,
        pickup_address_ar: showroom?.[1] ?? null,
        pickup_lead_days: showroom === undefined ? null : 1,
        status,
        created_at: joined(months),
      }),
    ),
  );
  await insert(
    sql,
    'public.company_members',
    { company_id: 'uuid', user_id: 'uuid', role: 'text', created_at: 'timestamptz' },
    sellers.map(({ id, company_id, months }) => ({
      company_id,
      user_id: id,
      role: 'owner',
      created_at: joined(months),
    })),
  );
  await insert(
    sql,
    'public.company_decisions',
    {
      company_id: 'uuid',
      from_status: 'text',
      to_status: 'text',
      reason: 'text',
      decided_by: 'uuid',
      created_at: 'timestamptz',
    },
    sellers.flatMap(({ company_id, status, note, months }) => [
      { company_id, to_status: 'pending', created_at: joined(months) },
      ...(status === 'pending'
        ? []
        : [
            {
              company_id,
              from_status: 'pending',
              to_status: status,
              reason: note ?? null,
              decided_by: admin.id,
              created_at: joined(months - 0.04),
            },
          ]),
    ]),
  );
  await insert(
    sql,
    'public.delivery_rates',
    {
      company_id: 'uuid',
      governorate_code: 'text',
      fee: 'numeric',
      lead_days: 'smallint',
      truck_needed: 'boolean',
    },
    approvedSellers.flatMap(({ company_id, governorate, trades }) =>
      governorates.map((code) => ({
        company_id,
        governorate_code: code,
        // Sellers of nothing but heavy goods bring every order by truck.
        truck_needed: trades[0] === 'steel',
        ...deliveryRate(governorate, code),
      })),
    ),
  );
}
