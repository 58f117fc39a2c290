/** Width of the label column and minimum width of a product column; two products fit on a phone. */
const widths = {
  xs: { label: '72px', product: '128px' },
  sm: { label: '168px', product: '176px' },
};

/** Grid columns shared by the table and the sticky strip. */
export function compareColumns(count: number) {
  const columns = ({ label, product }: { label: string; product: string }) =>
    `${label} repeat(${count}, minmax(${product}, 1fr))`;
  const minimum = ({ label, product }: { label: string; product: string }) =>
    `calc(${label} + ${count} * ${product})`;
  return {
    gridTemplateColumns: { xs: columns(widths.xs), sm: columns(widths.sm) },
    minInlineSize: { xs: minimum(widths.xs), sm: minimum(widths.sm) },
    labelSize: { xs: widths.xs.label, sm: widths.sm.label },
  };
}
