import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-part.tsx';
import { FormErrors } from './form-errors.tsx';
import { TextInput } from './text-input.tsx';

const errors = [
  { name: 'email', label: 'Email address', message: 'Please fill in this field.' },
  { name: 'phone', label: 'Phone', message: 'Please fill in this field.' },
];

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <FormErrors errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextInput label="Full name" name="name" required />
      <TextInput label="Email address" name="email" required />
      <TextInput label="Phone" name="phone" required error={errors[1]?.message} />
      <button type="submit">Send</button>
    </form>
  );
}

test('each submission focuses the first wrong field', async () => {
  const { user } = await renderPart(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: /Email address/ })).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: /Full name/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: /Email address/ })).toHaveFocus();
});

test('lists the wrong fields and focuses one on click', async () => {
  const { user } = await renderPart(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please correct 2 fields:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  const phone = screen.getByRole('textbox', { name: /Phone/ });
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('Please fill in this field.');
  expect(phone).toBeInvalid();
});
