import { foldText } from '@mawad/shared-i18n';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';

/** Units of the trade that the unit table lacks; they stay as written. */
const otherUnits = new Set(
  `lot|lots|job|jobs|sheet|sheets|drum|drums|pail|pails|bundle|bundles|bdl|gallon|gallons|gal|can|cans|tin
   |coil|coils|length|lengths|bar|bars|plate|plates|point|points|pt|sqft|sq ft|sft|rft|ft|km|day|days
   |month|months|hour|hours|hr|trip|trips|visit|panel|panels|bottle|tube|cartridge|pallet|pallets|g|gm|ml
   |لوح|الواح|شدة|شيت|برميل|براميل|كالون|غالون|سطل|مجموعة|نقطة|نقاط|يوم|شهر|ساعة|رحلة
   |ربطة|كويل|بليت|تنكة|دبة|كم`
    .split('|')
    .map(foldText),
);

const plain = (text: string) => foldText(text.replace(/[.()]/g, ' '));

/** A single price for the whole: the bill asks without a quantity. */
const lumpSums = new Set(
  `ls|l s|lump sum|lumpsum|lump|l sum|ps|p s|provisional sum|prov sum|pc sum|p c sum|مقطوع|مقطوعية|مقطوعه|بالمقطوع
   |المقطوع|مبلغ مقطوع|مقطوعا`
    .split('|')
    .map(foldText),
);

export const isLumpSum = (text: string): boolean => lumpSums.has(plain(text));

/** Whether a text is a unit, in the unit table or not. */
export const isUnit = (text: string): boolean =>
  text !== '' && (readUnit(text) !== null || isLumpSum(text) || otherUnits.has(plain(text)));

/** Name in the unit table, or the unit as written. */
export const unitName = (text: string): string => readUnit(text) ?? text;
