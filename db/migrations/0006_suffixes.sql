CREATE TABLE "listing_suffixes" (
	"created_at" timestamp (3) with time zone NOT NULL,
	"verdict_key" smallint NOT NULL,
	"rating_key" smallint NOT NULL,
	"seen" smallint NOT NULL,
	"kind" text NOT NULL,
	"suffix" text COLLATE "C" NOT NULL,
	"listing_id" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_by_search";--> statement-breakpoint
CREATE INDEX "listing_suffixes_of" ON "listing_suffixes" USING btree ("kind","listing_id");--> statement-breakpoint
CREATE INDEX "listings_by_verdict_and_name" ON "listings" USING btree ("kind","verdict_key","name_key","id");--> statement-breakpoint
CREATE INDEX "listings_by_country_and_rating" ON "listings" USING btree ("kind","country","rating_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_country_and_name" ON "listings" USING btree ("kind","country","name_key","id");--> statement-breakpoint
CREATE INDEX "listings_by_country_and_verdict" ON "listings" USING btree ("kind","country","verdict_key","created_at","id");--> statement-breakpoint
CREATE FUNCTION common_letters(a text, b text) RETURNS smallint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  same smallint := 0;
BEGIN
  WHILE same < char_length(a) AND same < char_length(b) AND substr(a, same + 1, 1) = substr(b, same + 1, 1) LOOP
    same := same + 1;
  END LOOP;
  RETURN same;
END $$;
--> statement-breakpoint
-- What begins at each letter of each line. In sorted order the suffix before has the most letters in common with one.
CREATE FUNCTION suffixes_of(search text) RETURNS TABLE (suffix text, seen smallint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT suffix, CASE WHEN before IS NULL THEN 0 ELSE common_letters(before, suffix) END
  FROM (
    SELECT suffix, lag(suffix) OVER (ORDER BY suffix) AS before
    FROM (
      -- A search neither begins with a blank nor goes over the end of a line.
      SELECT DISTINCT substr(line, place, 24) COLLATE "C" AS suffix
      FROM string_to_table(search, E'\n') line, generate_series(1, char_length(line)) place
      WHERE substr(line, place, 1) <> ' '
    ) suffixes
  ) sorted
$$;
--> statement-breakpoint
INSERT INTO listing_suffixes (kind, verdict_key, suffix, seen, rating_key, created_at, listing_id)
  SELECT kind, verdict_key, s.suffix, s.seen, rating_key, created_at, id FROM listings, suffixes_of(search) s;
--> statement-breakpoint
-- All that a search asks for is in the index itself.
CREATE INDEX listing_suffixes_by_suffix ON listing_suffixes (kind, verdict_key, suffix)
  INCLUDE (created_at, rating_key, seen, listing_id);
--> statement-breakpoint
CREATE FUNCTION keep_suffixes() RETURNS trigger LANGUAGE plpgsql
  -- Its plans are kept by the connection: one made for many rows would read through the table for a single one.
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_suffixes (kind, verdict_key, suffix, seen, rating_key, created_at, listing_id)
      SELECT kind, verdict_key, s.suffix, s.seen, rating_key, created_at, id FROM added, suffixes_of(search) s;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_suffixes USING removed
      WHERE listing_suffixes.kind = removed.kind AND listing_id = removed.id;
  ELSIF TG_OP = 'UPDATE' THEN
    -- Most edits change nothing that is searched or sorted by.
    DELETE FROM listing_suffixes USING (
      SELECT kind, id, verdict_key, rating_key, created_at, search FROM removed
      EXCEPT SELECT kind, id, verdict_key, rating_key, created_at, search FROM added
    ) changed WHERE listing_suffixes.kind = changed.kind AND listing_id = changed.id;
    INSERT INTO listing_suffixes (kind, verdict_key, suffix, seen, rating_key, created_at, listing_id)
      SELECT kind, verdict_key, s.suffix, s.seen, rating_key, created_at, id FROM (
        SELECT kind, id, verdict_key, rating_key, created_at, search FROM added
        EXCEPT SELECT kind, id, verdict_key, rating_key, created_at, search FROM removed
      ) changed, suffixes_of(search) s;
  ELSE
    TRUNCATE listing_suffixes;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER suffixes_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_suffixes();
--> statement-breakpoint
CREATE TRIGGER suffixes_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_suffixes();
--> statement-breakpoint
CREATE TRIGGER suffixes_changed AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_suffixes();
--> statement-breakpoint
CREATE TRIGGER suffixes_forgotten AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION keep_suffixes();
