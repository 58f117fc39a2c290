import { localPath, loginPath } from './login-path.ts';

describe('localPath', () => {
  it('keeps a path of this site with its query and fragment', () => {
    expect(localPath('/checkout?step=2#pay')).toBe('/checkout?step=2#pay');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'checkout',
    '',
    null,
  ])('refuses %s', (value) => {
    expect(localPath(value)).toBeNull();
  });

  it('refuses what a browser would read as another host after dropping control characters', () => {
    expect(localPath('/\t/evil.example')).toBeNull();
  });
});

describe('loginPath', () => {
  it('remembers where to return to and why', () => {
    const path = loginPath({ pathname: '/orders/5', search: '?a=1', hash: '' }, 'checkout');
    const query = new URLSearchParams(path.split('?')[1]);
    expect(path.startsWith('/login?')).toBe(true);
    expect(query.get('next')).toBe('/orders/5?a=1');
    expect(query.get('reason')).toBe('checkout');
  });
});
