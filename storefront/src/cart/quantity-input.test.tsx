import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '@mawad/shared-ui/testing/render-part';
import type { QuantityRule } from '@mawad/shared-ui/store';
import { QuantityInput } from './quantity-input.tsx';

const changed = jest.fn();
const exceeded = jest.fn();

function Field({ start = 2, ...props }: { start?: number; removable?: boolean; rule?: QuantityRule }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityInput
      value={value}
      max={10}
      {...props}
      onExceed={exceeded}
      onChange={(quantity) => {
        changed(quantity);
        setValue(quantity);
      }}
    />
  );
}

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

test.each(['abc', '-3', '2.5', ''])('%s is not a quantity and changes nothing', async (text) => {
  const { user, input } = await open();
  await user.clear(input);
  if (text) await user.type(input, text);
  await user.tab();
  expect(input).toHaveValue('2');
  expect(changed).not.toHaveBeenCalled();
});

test('goods sold by the step go by it, typed or pressed', async () => {
  const { user, input, type } = await open(<Field rule={{ min_quantity: 1, quantity_step: 0.5 }} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(input).toHaveValue('2.5');
  await type('٤٫٧');
  expect(input).toHaveValue('4.5');
  await type('0.2');
  expect(input).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
});

test('Escape takes back what was typed', async () => {
  const { user, input } = await open();
  await user.clear(input);
  await user.type(input, '9{Escape}');
  expect(input).toHaveValue('2');
  expect(changed).not.toHaveBeenCalled();
});
