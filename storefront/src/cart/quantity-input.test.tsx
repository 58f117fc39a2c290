import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@mawad/shared-ui/testing/render-part';
import type { QuantityRule } from '@mawad/shared-ui/store';
import { QuantityInput } from './quantity-input.tsx';

const changed = jest.fn();
const exceeded = jest.fn();
const troubled = jest.fn();

interface FieldProps {
  start?: number;
  removable?: boolean;
  rule?: QuantityRule;
  unit?: string;
}

function Field({ start = 2, unit = 'Bag', ...props }: FieldProps) {
  const [value, setValue] = useState(start);
  return (
    <QuantityInput
      value={value}
      max={10}
      unit={unit}
      onTrouble={troubled}
      {...props}
      onExceed={exceeded}
      onChange={(quantity) => {
        changed(quantity);
        setValue(quantity);
      }}
    />
  );
}

const eighths: QuantityRule = { min_quantity: 0.125, quantity_step: 0.125 };

beforeEach(() => jest.clearAllMocks());

async function open(field = <Field />) {
  const { user } = await renderPart(field);
  const input = await screen.findByRole('textbox', { name: 'Quantity' });
  const type = async (text: string) => {
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
  };
  return { user, input, type };
}

test('the buttons change the quantity by one and stop at both ends', async () => {
  const { user, input } = await open(<Field start={9} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('10');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(input).toHaveValue('9');
});

test('at one the minus button stops, unless zero takes the line away', async () => {
  const { user } = await open(<Field start={1} removable />);
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(changed).toHaveBeenCalledWith(0);
});

test('typing takes Western, Arabic and Persian digits', async () => {
  const { type, input } = await open();
  await type('٧');
  expect(input).toHaveValue('7');
  await type('۸');
  expect(changed.mock.calls).toEqual([[7], [8]]);
});

test('who types the same number and leaves can go on with the buttons', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, '2');
  await user.tab();
  expect(changed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('3');
});

test('more than the stock is cut to it and told', async () => {
  const { type, input } = await open();
  await type('250');
  expect(exceeded).toHaveBeenCalledWith(250);
  expect(changed).toHaveBeenCalledWith(10);
  expect(input).toHaveValue('10');
});

test.each([
  ['1,5', '1.5'],
  ['2,5', '2.5'],
  ['0,5', '0.5'],
  ['١٫٥', '1.5'],
  ['1.5 m', '1.5'],
  ['1½', '1.5'],
  ['٢٫٥ متر', '2.5'],
])('%s of goods sold by the metre is %s', async (text, shown) => {
  const { input, type } = await open(<Field rule={eighths} unit="Meter" start={3} />);
  await type(text);
  expect(input).toHaveValue(shown);
  expect(changed).toHaveBeenCalledTimes(1);
});

test.each([
  ['abc', 'Enter a number.'],
  ['-3', 'Enter a number that is not below zero.'],
  ['5 barrels', '“barrels” is not a unit known here. Enter the number alone.'],
  ['5 kg', 'This is sold by another unit. Enter the quantity in: bag.'],
  ['0', 'The minimum order is 1 bag.'],
])('%s stays in the field with the reason', async (text, reason) => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
  expect(input).toHaveValue(text);
  expect(input).toHaveAccessibleDescription(reason);
  expect(changed).not.toHaveBeenCalled();
  expect(troubled).toHaveBeenLastCalledWith(true);
});

test('an emptied field goes back to its number', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('2');
  expect(changed).not.toHaveBeenCalled();
});

test('goods sold by the step offer the quantities beside one that is not sold', async () => {
  const { user, input, type } = await open(
    <Field rule={{ min_quantity: 0.5, quantity_step: 0.25 }} unit="Ton" />,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('2.25');
  await type('٢٫٣');
  expect(input).toHaveValue('٢٫٣');
  expect(input).toHaveAccessibleDescription('Sold in multiples of 0.25 tons: 2.25 or 2.5.');
  await user.click(screen.getByRole('button', { name: '2.5 tons' }));
  expect(input).toHaveValue('2.5');
  expect(changed).toHaveBeenLastCalledWith(2.5);
  expect(troubled.mock.calls).toEqual([[true], [false]]);
  await type('0.2');
  expect(input).toHaveAccessibleDescription('The minimum order is 0.5 tons.');
});

test('a text that may be two quantities is asked about', async () => {
  const { user, input, type } = await open(<Field rule={eighths} unit="Meter" />);
  await type('2.500');
  expect(input).toHaveAccessibleDescription('This can mean 2,500 or 2.5. Choose the one you mean.');
  await user.click(screen.getByRole('button', { name: '2.5 meters' }));
  expect(changed.mock.calls).toEqual([[2.5]]);
  expect(input).toHaveValue('2.5');
});

test('Escape takes back what was typed', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, '9{Escape}');
  expect(input).toHaveValue('2');
  expect(changed).not.toHaveBeenCalled();
});
