insert into private.product_comparisons default values;
