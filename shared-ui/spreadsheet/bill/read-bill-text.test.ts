import { readBillText } from './read-bill-text.ts';

/** Formats lines as description | quantity | unit. */
const shown = (text: string) =>
  readBillText(text).lines.map(({ description, quantity, unit }) => [description, quantity, unit].join('|'));

describe('line of a message', () => {
  test.each([
    // amount first
    ['50 bags of cement', 'cement|50|Bag'],
    ['50 كيس سمنت مقاوم', 'سمنت مقاوم|50|Bag'],
    ['٥٠ كيس سمنت', 'سمنت|50|Bag'],
    ['2.5 ton rebar 12 mm', 'rebar 12 mm|2.5|Ton'],
    ['2,5 ton rebar', 'rebar|2.5|Ton'],
    ['2.500 ton rebar', 'rebar|2.500|Ton'],
    ['٢٫٥٠٠ طن شيش', 'شيش|2.5|Ton'],
    ['1½ ton sand', 'sand|1.5|Ton'],
    ['12 مصباح LED', 'مصباح LED|12|'],
    ['3 x Bosch drill GSB 13', 'Bosch drill GSB 13|3|'],
    ['1,500 pcs hollow block', 'hollow block|1500|Piece'],
    ['20 متر مربع سيراميك', 'سيراميك|20|Square meter'],
    // amount last
    ['Cement - 50 bags', 'Cement|50|Bag'],
    ['Cement (50 bags)', 'Cement|50|Bag'],
    ['سمنت مقاوم: 50 كيس', 'سمنت مقاوم|50|Bag'],
    ['شيش ١٢ ملم ٢٫٥ طن', 'شيش ١٢ ملم|2.5|Ton'],
    ['طابوق جمهوري: ٥٬٠٠٠', 'طابوق جمهوري|5000|'],
    ['Safety helmet x 20', 'Safety helmet|20|'],
    ['رمل - 3 م3', 'رمل|3|Cubic meter'],
    ['Cable 3x2.5 mm, 4 rolls', 'Cable 3x2.5 mm|4|Roll'],
    ['12 pairs safety boots', 'safety boots|12|Pair'],
    ['كفوف جلد ٢٠ زوج', 'كفوف جلد|20|Pair'],
    // named
    ['Drill qty: 4', 'Drill|4|'],
    ['مضخة ماء عدد 2', 'مضخة ماء|2|'],
    ['بورك الكمية 100 كيس', 'بورك|100|Bag'],
    // inside
    ['we need 50 bags white cement urgently', 'we need white cement urgently|50|Bag'],
    // list marks
    ['1. Cement 50 bags', 'Cement|50|Bag'],
    ['2) 3 tons rebar', 'rebar|3|Ton'],
    ['١- سمنت ٢٠ كيس', 'سمنت|20|Bag'],
    ['• Sand: 3 m3', 'Sand|3|Cubic meter'],
    ['10- طابوق: 5000', 'طابوق|5000|'],
    // no amount: a size is never taken for one
    ['Pipe 110', 'Pipe 110||'],
    ['110 mm pipe', '110 mm pipe||'],
    ['شيش 12', 'شيش 12||'],
    ['1/2 inch valve', '1/2 inch valve||'],
    ['2x4 timber', '2x4 timber||'],
    ['Cement', 'Cement||'],
  ])('reads %s', (text, line) => {
    expect(shown(text)).toEqual([line]);
  });
});

describe('pasted block', () => {
  test.each<[string, string, string[]]>([
    [
      'cells of a sheet with English headings',
      'No\tDescription\tUnit\tQty\n1\tCement\tBag\t50\n2\tRebar 12 mm\tTon\t2.5',
      ['Cement|50|Bag', 'Rebar 12 mm|2.5|Ton'],
    ],
    [
      'cells of a sheet with Arabic headings',
      'ت\tالمادة\tالكمية\tالوحدة\n١\tسمنت مقاوم\t٥٠\tكيس\n٢\tشيش ١٢ ملم\t٢٫٥\tطن',
      ['سمنت مقاوم|50|Bag', 'شيش ١٢ ملم|2.5|Ton'],
    ],
    ['a title above the headings', 'Project Mansour\n\nItem;Quantity\nCement;50', ['Cement|50|']],
    [
      'a bill with prices and a sum',
      'Item,Unit,Quantity,Unit price,Total\nCement,Bag,50,"12,500","625,000"\nTotal,,,,"625,000"',
      ['Cement|50|Bag'],
    ],
    ['a table without headings', 'Cement\t50\tbag\nSand\t3\tm3', ['Cement|50|Bag', 'Sand|3|Cubic meter']],
    ['a counted table without headings', '1\tCement\t50\n2\tSand\t3', ['Cement|50|', 'Sand|3|']],
    ['amounts before words', '50\tCement\n3\tSand', ['Cement|50|', 'Sand|3|']],
    ['amounts with their units', 'Cement;50 bags\nSand;3 م3', ['Cement|50|Bag', 'Sand|3|Cubic meter']],
    [
      'a message',
      'سمنت مقاوم ٥٠ كيس\n\nشيش ١٢ ملم - ٢ طن\r\nطابوق جمهوري: ٥٠٠٠',
      ['سمنت مقاوم|50|Bag', 'شيش ١٢ ملم|2|Ton', 'طابوق جمهوري|5000|'],
    ],
    ['an amount that is none', 'Item\tQty\nCement\tmany', ['Cement|many|']],
    ['a unit that the catalogue lacks', 'المادة\tالعدد\tالوحدة\nشيش\t٣\tشدة', ['شيش|3|شدة']],
    [
      'Arabic commas before brand and grade',
      'سمنت مقاوم، كربلاء، ٥٠ كيس\nشيش ١٢ ملم، تركي، ٢ طن',
      ['سمنت مقاوم، كربلاء|50|Bag', 'شيش ١٢ ملم، تركي|2|Ton'],
    ],
    ['Arabic commas between cells below headings', 'المادة، الكمية، الوحدة\nسمنت، ٥٠، كيس', ['سمنت|50|Bag']],
    ['a brand in a column of its own', 'Cement,Karasta,50,bag\nSand,washed,3,m3', ['Cement, Karasta|50|Bag', 'Sand, washed|3|Cubic meter']], // prettier-ignore
    ['goods named by a number', '6205\t4\n6206\t2', ['6205|4|', '6206|2|']],
    ['headings alone', 'Item\tQty\tUnit', []],
    ['nothing', ' \n\n', []],
    ['quotes inside', '"Pipe 1/2"" PPR",20\n"Elbow, 90°",5', ['Pipe 1/2" PPR|20|', 'Elbow, 90°|5|']],
  ])('reads %s', (_name, text, lines) => {
    expect(shown(text)).toEqual(lines);
  });
});
