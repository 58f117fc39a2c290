import { act, screen } from '@testing-library/react';
import type { Language } from '@mawad/shared-i18n';
import { portalMessages } from '@mawad/shared-ui/desk/portal-messages.ts';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { ExportOutcome } from './export-outcome.tsx';

jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));

interface Counted {
  done: number;
  total: number;
  isWaiting: boolean;
}
type Write = Parameters<ReturnType<typeof useFileExport<Counted>>['start']>[1];

const file = new Blob(['x']);
const write = jest.fn<ReturnType<Write>, Parameters<Write>>();
beforeEach(() => jest.resetAllMocks());

function Exporting() {
  const { state, start, stop, dismiss } = useFileExport<Counted>();
  const begin = () => void start('goods.xlsx', write);
  return (
    <>
      <button type="button" onClick={begin}>
        Export
      </button>
      <ExportOutcome
        state={state}
        reasonOf={(error) => `Reason: ${String(error)}`}
        noteOf={({ rows }) => rows > 2 && <p>In two sheets</p>}
        onStop={stop}
        onAgain={begin}
        onClose={dismiss}
      />
    </>
  );
}

async function begin(language?: Language) {
  const { user } = await renderRoutes({
    remote: {
      id: 'test',
      routes: [
        {
          id: 'test.part',
          path: '/',
          handle: { messages: portalMessages },
          lazy: { Component: async () => Exporting },
        },
      ],
    },
    path: '/',
    language,
    backend: null,
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  return user;
}

test('counts, reports progress and can be canceled', async () => {
  let tools: Parameters<Write>[0] | undefined;
  write.mockImplementation(
    (given) =>
      new Promise((_resolve, reject) => {
        tools = given;
        given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
      }),
  );
  const user = await begin();
  expect(screen.getByRole('progressbar', { name: 'Counting the rows…' })).not.toHaveAttribute(
    'aria-valuenow',
  );
  act(() => tools?.onProgress({ done: 1, total: 4, isWaiting: false }));
  expect(await screen.findByRole('progressbar', { name: '1 of 4 rows' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  act(() => tools?.onProgress({ done: 1, total: 4, isWaiting: true }));
  expect(
    await screen.findByText('The connection was lost. The export continues when it is back.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. No file was saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Cancelled. No file was saved.')).not.toBeInTheDocument();
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['en', 'The file has 3 rows.', 'Save again'],
  ['ar', 'في الملف 3 صفوف.', 'حفظ مرة أخرى'],
] as const)('in %s, reports the saved rows and saves again', async (language, done, again) => {
  write.mockResolvedValue({ file, rows: 3 });
  const user = await begin(language);
  const message = await screen.findByText(new RegExp(done));
  expect(message).toHaveTextContent('In two sheets');
  await user.click(screen.getByRole('button', { name: again }));
  expect(jest.mocked(saveFile).mock.calls).toEqual([
    ['goods.xlsx', file],
    ['goods.xlsx', file],
  ]);
});

test('reports a failure with its reason and retries', async () => {
  write.mockRejectedValueOnce('no memory').mockResolvedValue({ file, rows: 1 });
  const user = await begin();
  expect(await screen.findByText('Export Failed')).toBeVisible();
  expect(screen.getByText('Reason: no memory')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The file has 1 row.')).toBeVisible();
  expect(screen.queryByText('In two sheets')).not.toBeInTheDocument();
});
