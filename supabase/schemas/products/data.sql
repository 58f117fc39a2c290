insert into private.product_comparisons (step) values ('barcode'), ('model'), ('name'), ('prices');
