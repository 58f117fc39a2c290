/** Stands for every `.module.css` in tests of components: each class is its own name, and there is no sheet. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? null : name) },
);
