-- Values that an import writes to a product.
create type private.import_write as (
  row_number int,
  -- Null for a product that the import creates.
  product_id bigint,
  -- Cells as import_given returns them.
  given jsonb,
  -- Published paths; null leaves the pictures as they are.
  images text[],
  -- Stored values of the product by field; null for a new one.
  old_values jsonb,
  -- Fields to write with their new values.
  changes jsonb
);
