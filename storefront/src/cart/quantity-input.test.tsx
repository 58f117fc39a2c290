import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@mawad/shared-ui/testing/render-part.tsx';
import type { QuantityRule } from '@mawad/shared-ui/platform/store/index.ts';
import { QuantityInput } from './quantity-input.tsx';

const onChange = jest.fn();
const onExceed = jest.fn();
const onProblem = jest.fn();

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
      onProblem={onProblem}
      {...props}
      onExceed={onExceed}
      onChange={(quantity) => {
        onChange(quantity);
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

test('changes the quantity by one with the buttons and stops at both limits', async () => {
  const { user, input } = await open(<Field start={9} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('10');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(input).toHaveValue('9');
});

test('calls onChange with 0 below the minimum if the line is removable', async () => {
  const { user } = await open(<Field start={1} removable />);
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(onChange).toHaveBeenCalledWith(0);
});

test('accepts Western, Arabic and Persian digits', async () => {
  const { type, input } = await open();
  await type('٧');
  expect(input).toHaveValue('7');
  await type('۸');
  expect(onChange.mock.calls).toEqual([[7], [8]]);
});

test('keeps the buttons working after the same number is typed again', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, '2');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('3');
});

test('limits a quantity above the stock and reports it', async () => {
  const { type, input } = await open();
  await type('250');
  expect(onExceed).toHaveBeenCalledWith(250);
  expect(onChange).toHaveBeenCalledWith(10);
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
])('reads %s of goods sold by the metre as %s', async (text, shown) => {
  const { input, type } = await open(<Field rule={eighths} unit="Meter" start={3} />);
  await type(text);
  expect(input).toHaveValue(shown);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ['abc', 'Enter a number.'],
  ['-3', 'Enter a number that is not below zero.'],
  ['5 barrels', '“barrels” is not a unit known here. Enter the number alone.'],
  ['5 kg', 'This is sold by another unit. Enter the quantity in: bag.'],
  ['0', 'The minimum order is 1 bag.'],
])('keeps %s in the field and shows the reason', async (text, reason) => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
  expect(input).toHaveValue(text);
  expect(input).toHaveAccessibleDescription(reason);
  expect(onChange).not.toHaveBeenCalled();
  expect(onProblem).toHaveBeenLastCalledWith(true);
});

test('restores the number of an emptied field', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});

test('offers the nearest quantities sold', async () => {
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
  expect(onChange).toHaveBeenLastCalledWith(2.5);
  expect(onProblem.mock.calls).toEqual([[true], [false]]);
  await type('0.2');
  expect(input).toHaveAccessibleDescription('The minimum order is 0.5 tons.');
});

test('asks which quantity an ambiguous number means', async () => {
  const { user, input, type } = await open(<Field rule={eighths} unit="Meter" />);
  await type('2.500');
  expect(input).toHaveAccessibleDescription('This can mean 2,500 or 2.5. Choose the one you mean.');
  await user.click(screen.getByRole('button', { name: '2.5 meters' }));
  expect(onChange.mock.calls).toEqual([[2.5]]);
  expect(input).toHaveValue('2.5');
});

test('discards the typed text on Escape', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, '9{Escape}');
  expect(input).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});
