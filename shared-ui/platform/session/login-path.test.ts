import { localPath, loginPath } from './login-path.ts';

describe('localPath', () => {
  it('returns a path of this site with its query and fragment', () => {
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

  it('refuses a path that becomes another host when a browser removes control characters', () => {
    expect(localPath('/\t/evil.example')).toBeNull();
  });
});

describe('loginPath', () => {
  it('contains the return path and the reason', () => {
    const path = loginPath({ pathname: '/orders/5', search: '?a=1', hash: '' }, 'checkout');
    const query = new URLSearchParams(path.split('?')[1]);
    expect(path.startsWith('/login?')).toBe(true);
    expect(query.get('next')).toBe('/orders/5?a=1');
    expect(query.get('reason')).toBe('checkout');
  });
});
