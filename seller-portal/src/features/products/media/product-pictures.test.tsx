import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { PictureError } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { AppError } from '@mawad/supabase/errors';
import { publishPicture } from '@mawad/supabase/uploads/queries';
import type { SendOptions } from '@mawad/supabase/send-file';
import { renderField } from '../../../../testing/render-field.tsx';
import { ProductPictures } from './product-pictures.tsx';

jest.mock('@mawad/shared-ui/kit/pictures/encode-picture.ts', () => ({ encodePicture: jest.fn() }));
jest.mock('@mawad/supabase/uploads/queries', () => ({
  ...jest.requireActual('@mawad/supabase/uploads/queries'),
  publishPicture: jest.fn(),
}));

const encode = jest.mocked(encodePicture);
const publish = jest.mocked(publishPicture);
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const section = () => screen.getByRole('region', { name: 'Pictures' });

/** Uploads that the test completes itself. */
function holdUploads() {
  const held: { options: SendOptions; finish: (path: string) => void; fail: (error: unknown) => void }[] = [];
  publish.mockImplementation(
    (_backend, _company, _name, _picture, options = {}) =>
      new Promise((finish, fail) => held.push({ options, finish, fail })),
  );
  return held;
}

beforeEach(() => {
  jest.resetAllMocks();
  encode.mockImplementation(
    async () => new Map([960, 640, 320, 160].map((width) => [width, new Blob(['x'])])),
  );
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const open = (value: string[] = [], language: Language = 'en') =>
  renderField<string[]>(
    (paths, onChange) => <ProductPictures companyId="c1" value={paths} onChange={onChange} />,
    value,
    language,
  );

async function choose(files: File[]) {
  const { user } = await open();
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), files);
  return user;
}

test('publishes chosen pictures in order and shows the progress of each', async () => {
  const held = holdUploads();
  const { user, values } = await open();
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), [
    photo('front.jpg'),
    photo('back.jpg'),
  ]);
  await waitFor(() => expect(held).toHaveLength(1));
  expect(screen.getByText('Waiting')).toBeVisible();
  act(() => held[0]!.options.onProgress!(0.45));
  expect(screen.getByRole('progressbar', { name: 'front.jpg: upload' })).toHaveAttribute(
    'aria-valuenow',
    '45',
  );
  expect(screen.getByText('Uploading 45%')).toBeVisible();
  act(() => held[0]!.options.onProgress!(1));
  expect(screen.getByText('Checking')).toBeVisible();
  act(() => held[0]!.finish('c1/front.webp'));
  await waitFor(() => expect(held).toHaveLength(2));
  act(() => held[1]!.finish('c1/back.webp'));
  await waitFor(() => expect(values.at(-1)).toEqual(['c1/front.webp', 'c1/back.webp']));
  expect(publish).toHaveBeenCalledWith(
    expect.anything(),
    'c1',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    expect.anything(),
    expect.anything(),
  );
});

test('aborts a cancelled upload and continues with the next', async () => {
  const held = holdUploads();
  const user = await choose([photo('wrong.jpg'), photo('right.jpg')]);
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]!.options.signal!.addEventListener('abort', () => held[0]!.fail(new Error('aborted')));
  await user.click(screen.getByRole('button', { name: 'Cancel wrong.jpg' }));
  expect(held[0]!.options.signal!.aborted).toBe(true);
  expect(screen.queryByText('wrong.jpg')).toBeNull();
  await waitFor(() => expect(held).toHaveLength(2));
});

test('shows why an upload failed and retries it', async () => {
  publish.mockRejectedValueOnce(new AppError('network', {}, true)).mockResolvedValueOnce('c1/a.webp');
  const user = await choose([photo('a.jpg')]);
  const alert = await within(section()).findByRole('alert');
  expect(alert).toHaveTextContent('Failed to upload image.');
  expect(alert).toHaveTextContent('There is no connection.');
  await user.click(screen.getByRole('button', { name: 'Retry a.jpg' }));
  expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  expect(within(section()).queryByRole('alert')).toBeNull();
});

test.each([
  [new PictureError('not_a_picture'), 'This file is not a picture.'],
  [new PictureError('picture_dimensions', { limit: 12_000 }), 'Each side may have at most 12000 pixels.'],
  [new PictureError('file_too_large'), 'This file is too large.'],
])('translates %s', async (error, words) => {
  encode.mockRejectedValueOnce(error);
  const user = await choose([photo('a.jpg')]);
  expect(await within(section()).findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
  expect(screen.queryByText('a.jpg')).toBeNull();
});

test('adds the same picture once', async () => {
  publish.mockResolvedValue('c1/a.webp');
  const { user, values } = await open(['c1/a.webp']);
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), photo('again.jpg'));
  expect(await within(section()).findByRole('alert')).toHaveTextContent('This picture was already added.');
  expect(values).toEqual([]);
});

test('accepts at most 13 pictures and reports how many were left out', async () => {
  holdUploads();
  const { user } = await open(Array.from({ length: 11 }, (_, index) => `c1/${index}.webp`));
  const many = ['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`));
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), many);
  expect(screen.getByText('A product has at most 13 pictures. 2 more were left out.')).toBeVisible();
  expect(screen.getAllByText(/^[a-d]\.jpg$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
});

test('accepts dropped and pasted pictures', async () => {
  publish.mockImplementation(async (_backend, _company, name) => `c1/${name}.webp`);
  const { values } = await open();
  const files = [photo('dropped.jpg')];
  const items = [{ kind: 'file', type: 'image/jpeg', getAsFile: () => files[0] }];
  fireEvent.drop(section(), { dataTransfer: { files, items, types: ['Files'] } });
  await waitFor(() => expect(values).toHaveLength(1));
  fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.png', 'image/png')] } });
  await waitFor(() => expect(values).toHaveLength(2));
  fireEvent.paste(document.body, {
    clipboardData: { files: [new File(['x'], 'text.txt', { type: 'text/plain' })] },
  });
  expect(screen.queryByText('text.txt')).toBeNull();
});

test('accepts a photo from a phone’s camera', async () => {
  publish.mockResolvedValue('c1/photo.webp');
  const { user, values } = await open();
  const camera = screen.getByLabelText('Take a photo', { selector: 'input' });
  expect(camera).toHaveAttribute('capture', 'environment');
  await user.upload(camera, photo('image.jpg'));
  await waitFor(() => expect(values).toEqual([['c1/photo.webp']]));
});

test('restores a removed picture at its position', async () => {
  const { user, values } = await open(['c1/a.webp', 'c1/b.webp', 'c1/c.webp']);
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(values.at(-1)).toEqual(['c1/a.webp', 'c1/c.webp']);
  expect(screen.getByRole('button', { name: 'Remove picture 2' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(values.at(-1)).toEqual(['c1/a.webp', 'c1/b.webp', 'c1/c.webp']);
});

test('marks the first picture as the main one', async () => {
  const { user } = await open(['c1/a.webp', 'c1/b.webp']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('Main picture')).toBeVisible();
  expect(within(second!).queryByText('Main picture')).toBeNull();
  expect(screen.getByRole('button', { name: 'Move picture 1 earlier' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move picture 2 later' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(screen.getByText('Main picture')).toBeVisible();
});

test.each([
  ['en', 'Move picture 2 earlier', 'Move picture 2 later'],
  ['ar', 'رفع الصورة 2', 'إنزال الصورة 2'],
] as const)('reorders pictures by keyboard in %s', async (language, earlier, later) => {
  const { user, values } = await open(['c1/a.webp', 'c1/b.webp', 'c1/c.webp'], language);
  act(() => screen.getByRole('button', { name: earlier }).focus());
  await user.keyboard('{Enter}');
  expect(values.at(-1)).toEqual(['c1/b.webp', 'c1/a.webp', 'c1/c.webp']);
  act(() => screen.getByRole('button', { name: later }).focus());
  await user.keyboard('{Enter}');
  expect(values.at(-1)).toEqual(['c1/b.webp', 'c1/c.webp', 'c1/a.webp']);
});
