/** Replaces `.module.css` in component tests: each class is its name, and there is no style element. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? null : name) },
);
