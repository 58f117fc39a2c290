import { namedMessages } from '@mawad/shared-ui/testing/listed-messages.ts';
import { authRoutes } from './routes.tsx';

test('the sign-in pages name only messages that their loader knows', () => {
  expect(namedMessages(authRoutes)).toEqual(['auth', 'two-factor']);
});
