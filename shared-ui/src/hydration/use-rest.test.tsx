import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes';
import { useRest } from './use-rest.ts';

const committed: string[] = [];

function Page({ name }: { name: string }) {
  const hasRest = useRest();
  useLayoutEffect(() => void committed.push(`${name}, ${hasRest ? 'whole' : 'beginning'}`));
  return <p>{hasRest ? `${name}, whole` : name}</p>;
}

test('a page that a link led to begins without its rest, one opened, gone back to or led to at a place is whole at once', async () => {
  const { router } = await renderRoutes({
    path: '/list',
    backend: null,
    remote: {
      id: 'test',
      messages: { en: async () => ({}), ar: async () => ({}) },
      routes: [
        { path: '/list', element: <Page key="list" name="List" /> },
        { path: '/goods', element: <Page key="goods" name="Goods" /> },
      ],
    },
  });
  await screen.findByText('List, whole');
  await act(() => router.navigate('/goods'));
  await screen.findByText('Goods, whole');
  await act(() => router.navigate(-1));
  await screen.findByText('List, whole');
  await act(() => router.navigate('/goods#below'));
  await screen.findByText('Goods, whole');
  expect(committed).toEqual([
    'List, whole',
    'Goods, beginning',
    'Goods, whole',
    'List, whole',
    'Goods, whole',
  ]);
});
