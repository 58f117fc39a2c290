import { readOrderText } from './read-order-text.ts';

it.each([
  ['VLV-3B 12', 'VLV-3B', '12'],
  ['VLV-3B\t12', 'VLV-3B', '12'],
  ['VLV-3B,12', 'VLV-3B', '12'],
  ['VLV-3B, 12', 'VLV-3B', '12'],
  ['VLV-3B;12', 'VLV-3B', '12'],
  ['VLV-3B؛ ١٢', 'VLV-3B', '12'],
  ['VLV-3B، ١٢', 'VLV-3B', '12'],
  ['VLV-3B ١٢', 'VLV-3B', '12'],
  ['12 VLV-3B', 'VLV-3B', '12'],
  ['١٢ VLV-3B', 'VLV-3B', '12'],
  ['12;VLV-3B', 'VLV-3B', '12'],
  ['12x VLV-3B', 'VLV-3B', '12'],
  ['VLV-3B x 12', 'VLV-3B', '12'],
  ['VLV-3B x12', 'VLV-3B', '12'],
  ['ZVX 9-40 TQ 2', 'ZVX 9-40 TQ', '2'],
  ['VLV-3B 2.5', 'VLV-3B', '2.5'],
  ['VLV-3B 12 pcs', 'VLV-3B', '12 pcs'],
  ['4006381333931 5', '4006381333931', '5'],
  ['5,4006381333931', '4006381333931', '5'],
  ['4006381333931', '4006381333931', '1'],
  ['VLV-3B', 'VLV-3B', '1'],
  ['1200;5', '1200', '5'],
])('reads "%s"', (text, code, quantity) => {
  expect(readOrderText(text)).toEqual([{ code, quantity }]);
});

it('reads one line each, without headings and empty lines', () => {
  expect(readOrderText('\ufeffSKU,Quantity\r\nA-1,2\r\n\r\nB-2,3\r\n')).toEqual([
    { code: 'A-1', quantity: '2' },
    { code: 'B-2', quantity: '3' },
  ]);
  expect(readOrderText('رمز\tالكمية\nA-1\t٢')).toEqual([{ code: 'A-1', quantity: '2' }]);
});

it('takes the quantity of a row with a name and a price', () => {
  expect(readOrderText('A-1\tGate valve\t4\t12,500')).toEqual([{ code: 'A-1', quantity: '4' }]);
});

it('keeps the words of a row without a quantity for the search', () => {
  expect(readOrderText('A-1; gate valve')).toEqual([{ code: 'A-1', quantity: '1', words: 'gate valve' }]);
});
