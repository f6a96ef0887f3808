CREATE FUNCTION count_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One row lock order for all writers, so that two imports cannot deadlock.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_counts (kind, verdict_key, count)
      SELECT kind, verdict_key, count(*) FROM added GROUP BY kind, verdict_key ORDER BY kind, verdict_key
      ON CONFLICT (kind, verdict_key) DO UPDATE SET count = listing_counts.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listing_counts (kind, verdict_key, count)
      SELECT kind, verdict_key, -count(*) FROM removed GROUP BY kind, verdict_key ORDER BY kind, verdict_key
      ON CONFLICT (kind, verdict_key) DO UPDATE SET count = listing_counts.count + excluded.count;
  ELSE
    INSERT INTO listing_counts (kind, verdict_key, count)
      SELECT kind, verdict_key, sum(change) FROM (
        SELECT kind, verdict_key, 1 AS change FROM added
        UNION ALL SELECT kind, verdict_key, -1 FROM removed
      ) moved GROUP BY kind, verdict_key HAVING sum(change) <> 0 ORDER BY kind, verdict_key
      ON CONFLICT (kind, verdict_key) DO UPDATE SET count = listing_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_listing_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_moved AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_listings();
--> statement-breakpoint
CREATE TRIGGER count_forgotten AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION forget_listing_counts();
