import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { CompanyMark, initialOf } from './company-mark.tsx';

test.each([
  ['Tigris Tools', 'T'],
  ['al-rafidain', 'R'],
  ['The Yard', 'Y'],
  ['شركة الرافدين', 'ر'],
  ['عدد دجلة', 'ع'],
  ['  4 Brothers', '4'],
  ['…', '–'],
])('the initial of %s is %s', (name, letter) => expect(initialOf(name)).toBe(letter));

test('shows the initial if the logo fails to load', async () => {
  const { container } = await renderPart(<CompanyMark name="Tigris" logo="c1/logo.webp" size={64} />);
  const image = container.querySelector('img')!;
  expect(image).toHaveAttribute('src', expect.stringContaining('c1/logo-160.webp'));
  fireEvent.error(image);
  expect(screen.getByText('T')).toBeVisible();
});
