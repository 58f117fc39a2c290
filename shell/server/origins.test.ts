import { framedBy, shellOrigins } from './origins.ts';

const config = {
  api: { url: 'https://api.example', publishableKey: 'key' },
  remotes: {
    storefront: 'https://shop-files.example/mf-manifest.json',
    'seller-portal': 'https://sell.example/mf-manifest.json',
  },
  contact: { phone: '+9647700000000', email: 'hello@mawad.test' },
  siteUrl: 'https://shop.example',
};

test('allows only the shop and the seller portal to frame the product preview', () => {
  expect(framedBy('/product-preview', config)).toEqual(["'self'", 'https://sell.example']);
  expect(framedBy('/product/7', config)).toEqual([]);
  expect(shellOrigins(config).frames).toEqual(["'self'"]);
});
