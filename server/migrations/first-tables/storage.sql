-- Counters and times of these tables change often: free space in each page keeps such updates from touching the indexes.
alter table users set (fillfactor = 85);
alter table sessions set (fillfactor = 85);
alter table posts set (fillfactor = 90);
alter table participants set (fillfactor = 90);
alter table notifications set (fillfactor = 90);
