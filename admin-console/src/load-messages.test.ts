import { join } from 'node:path';
import { bundledMessages, namedMessages } from '@mawad/shared-ui/testing/listed-messages.ts';
import remote from './remote.tsx';

test('bundles exactly the messages that the routes name', () => {
  const bundled = bundledMessages(join(__dirname, 'load-messages.ts'));
  expect(bundled).toEqual([...new Set([remote.id, ...namedMessages(remote.routes)])].sort());
});
