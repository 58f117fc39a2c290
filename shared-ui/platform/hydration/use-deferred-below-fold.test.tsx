import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { useDeferredBelowFold } from './use-deferred-below-fold.ts';

const committed: string[] = [];

function Page({ name }: { name: string }) {
  const isComplete = useDeferredBelowFold();
  useLayoutEffect(() => void committed.push(`${name}, ${isComplete ? 'whole' : 'beginning'}`));
  return <p>{isComplete ? `${name}, whole` : name}</p>;
}

test('renders the first screen first after a link, and the whole page immediately after opening, Back or a link with a fragment', async () => {
  const { router } = await renderRoutes({
    path: '/list',
    backend: null,
    remote: {
      id: 'test',
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
