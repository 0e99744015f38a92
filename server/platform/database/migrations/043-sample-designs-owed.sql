-- Sample designs are drawn in the background, after the sample world was written. That they are still to come is kept with it, so that
-- a first start that ends in between (a port that is taken, a crash) leaves them to the next one. One row or none.
create table sample_designs_owed (
  is_owed boolean primary key default true check (is_owed)
);
