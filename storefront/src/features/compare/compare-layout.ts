/** Width of the property names and least width of a product, so that a phone shows two products. */
const widths = {
  xs: { label: '72px', product: '128px' },
  sm: { label: '168px', product: '176px' },
};

/** Columns that the table and the strip above it share. */
export function compareColumns(count: number) {
  const columns = ({ label, product }: { label: string; product: string }) =>
    `${label} repeat(${count}, minmax(${product}, 1fr))`;
  const least = ({ label, product }: { label: string; product: string }) =>
    `calc(${label} + ${count} * ${product})`;
  return {
    gridTemplateColumns: { xs: columns(widths.xs), sm: columns(widths.sm) },
    minInlineSize: { xs: least(widths.xs), sm: least(widths.sm) },
    labelSize: { xs: widths.xs.label, sm: widths.sm.label },
  };
}
