import { foldText } from '@mawad/shared-i18n';

const sums =
  /^(?:sub[\s-]*totals?|grand totals?|totals?|sum|net total|carried (?:forward|over|to)|brought (?:forward|down)|c\/f|b\/f|to (?:collection|summary|main summary)|collection|page total|مجموع|اجمالي|ينقل|منقول|يرحل|مرحل|مدور|الكلي)(?=$|[^\p{L}])/u;
const exactSums =
  /^(?:sub[\s-]*totals?|grand totals?|totals?|sum|carried forward|brought forward|c\/f|b\/f|مجموع|اجمالي|مجموع الكلي|مجموع كلي|مجموع النهائي)[\s:.=-]*$/u;

/** Whether a text names a sum: "Sub-total", "Carried forward", «مجموع أعمال الأساسات». */
export const isSum = (text: string): boolean => sums.test(foldText(text));
/** Whether a text is only the name of a sum; "Total station" is not. */
export const isOnlySum = (text: string): boolean => exactSums.test(foldText(text));

const noteStart =
  /^(?:notes?|n\.?\s*b\.?|nota|remarks?|important|general notes?|terms?|conditions?|preambles?|ملاحظ|ملاحظات|ملاحظه|تنبيه|شروط|هام)(?=$|[^\p{L}])/u;
const noteMark = /^(?:\*+\s*\p{L}|\(?\d{1,2}\)\s*\p{L}|[•●▪◦]\s*\p{L})/u;
const notePhrase =
  /\b(?:rates? (?:shall|to|must|includes?|are)|prices? (?:shall|must|includes?|are)|shall be deemed|contractor (?:shall|is|must)|bidder|tenderer|quantities are|subject to|approved by the engineer only)\b|(?:^|\s)(?:اسعار (?:تشمل|شامله)|سعر (?:يشمل|شامل)|على مقاول|كميات (?:تقريبيه|قابله))/u;

/** Whether a text without number, quantity and unit is a note or a condition. */
export function isNote(text: string): boolean {
  const folded = foldText(text);
  return noteStart.test(folded) || noteMark.test(folded) || notePhrase.test(folded);
}

/** Whether a text is the label of a form: "Date:", "RFQ Reference:". */
export const isFormLabel = (text: string): boolean => /^[^:]{1,40}:$/.test(text.trim());

const sectionWord =
  /^(?:section|bill|division|part|sub[\s-]?head|chapter|schedule|appendix|block|building|floor|قسم|باب|فصل|جزء|فقره رئيسيه|جدول)(?=$|[^\p{L}])/u;

export const isSectionWord = (text: string): boolean => sectionWord.test(foldText(text));

/** Whether a title names works rather than goods: all capitals, or «أعمال …». */
export function isWorksTitle(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const isCapitals =
    letters.length > 2 && letters === letters.toUpperCase() && !/\p{Script=Arabic}/u.test(text);
  return isCapitals || /^اعمال(?=\s)/u.test(foldText(text));
}

const measure = String.raw`(?:mm|cm|m|mtr|inch(?:es)?|in|"|''|kg|ton|kw|hp|ملم|مم|سم|م|انج|عقده|كغم)`;
const sizeWord =
  '(?:x|×|dia|diameter|thick|thk|wide|long|high|deep|od|id|nb|nominal|bore|size|round|قطر|سمك|ارتفاع|عرض|طول)';
/** A size with nothing that names goods beside it: "50 mm dia", "DN 100", «قطر ١٢ ملم». */
const size = new RegExp(
  String.raw`^[ø∅#(]?\s*[\d½¼¾⅜⅝⅛][\d.,/½¼¾⅜⅝⅛ ]*${measure}?\s*(?:$|[,;()/–—-]|${sizeWord}(?![\p{L}])|(?:in|for|with|to|above|below|at|under|on|في|مع)\s)`,
  'u',
);
const sizeStart =
  /^(?:[ø∅]\s*\d|dn\s*\d|nb\s*\d|od\s*\d|pn\s*\d|dia\.?\s|diameter\s|sizes?\s|thickness\s|class\s|type\s|grade\s|sch\.?\s*\d|ditto|do\b|as above|same as|قطر|بقطر|قياس|بقياس|سمك|بسمك|نوع|حجم|طول|بطول|عرض|كذلك|كسابق|مثل سابق)/u;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Whether a text only has a meaning below the text above it: a size, a type, a continued sentence. */
export function isSizeOnly(text: string): boolean {
  const folded = foldText(text);
  return size.test(folded) || sizeStart.test(folded);
}

/** Arabic words that continue a sentence: «مع», «بما في ذلك». */
const continuing = /^(?:مع|شامل|شامله|بما|متضمن|متضمنه|عدا|حسب|وحسب|وكذلك|وكل|وبكل)(?=\s)/u;

/** Whether a text continues a sentence: it starts with a small letter or a word that no sentence starts with. */
export const isContinued = (text: string): boolean =>
  continuing.test(foldText(text)) || (/^\p{Ll}{2,}/u.test(text) && !/^(?:mm|cm|kg)\b/.test(text));

/** Whether a short row depends on the longer description above it. */
export function isShortBelow(text: string, above: string): boolean {
  const short = wordsOf(text);
  return (
    wordsOf(above) >= 4 &&
    short <= 3 &&
    text.length < above.length * 0.6 &&
    !isWorksTitle(above) &&
    !isSectionWord(above)
  );
}

/** Whether a row repeats the description above it: "Ditto", "do". */
export const isDitto = (text: string): boolean =>
  /^(?:ditto|do|"|''|as above|-\s*do\s*-|كذلك|كما اعلاه)[\s."]*$/u.test(foldText(text));
