import type { DataClient } from '../client.ts';

export interface Governorate {
  /** ISO 3166-2, e.g. IQ-BG. */
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** The 19 governorates with their districts, by name. */
export declare function listGovernorates(db: DataClient): Promise<Governorate[]>;
