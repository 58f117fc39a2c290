import partStyles from './part-styles-loader.mjs';

const source = `
/* A note. */
.card {
  padding: 0.5em 1.5px;
}

a.card:hover > .name,
.name::after {
  content: '';
}
`;

it('exports each class and the minified sheet', () => {
  const made = partStyles(source);
  const mark = /"card-(\w{5})"/.exec(made)![1];
  expect(made).toContain(`export const card = "card-${mark}";\nexport const name = "name-${mark}";\n`);
  expect(made).toContain(
    `".card-${mark}{padding:0.5em 1.5px}a.card-${mark}:hover > .name-${mark},.name-${mark}::after{content:''}"`,
  );
});

it('gives classes of different sheets different names', () => {
  const classOf = (text: string) => /"(card-\w+)"/.exec(partStyles(text))![1];
  expect(classOf('.card { margin: 0; }')).not.toBe(classOf('.card { margin: 1px; }'));
});
