CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The same words again in one transaction are told once.
  PERFORM pg_notify('listings', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
--> statement-breakpoint
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_texts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
--> statement-breakpoint
-- Starter pictures that have become WebP.
UPDATE listings SET image = replace(image, '.svg', '.webp') WHERE image IN ('/logos/dogecoin.svg', '/logos/pepe.svg');
