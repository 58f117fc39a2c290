import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

export interface Governorate {
  /** ISO 3166-2, e.g. IQ-BG. */
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** The 19 governorates with their districts, Baghdad first, then by name. */
export async function listGovernorates(db: DataClient): Promise<Governorate[]> {
  return answerOf(
    await db
      .from('governorates')
      .select('code, name_en, name_ar, districts (name_en, name_ar)')
      .order('position')
      .order('name_en', { referencedTable: 'districts' }),
  );
}
