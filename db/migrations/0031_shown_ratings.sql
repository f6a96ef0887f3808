-- The sum of the answers about soundness in half stars; null where a question is open. `starsOf` is the same rule.
CREATE FUNCTION soundness_halves(soundness jsonb) RETURNS smallint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE WHEN count(halves) = 5 THEN sum(halves)::smallint END
  FROM unnest(ARRAY['works', 'record', 'control', 'law', 'staying']) AS each (question), LATERAL (
    SELECT CASE soundness #>> ARRAY[question, 'answer'] WHEN 'yes' THEN 2 WHEN 'partly' THEN 1 WHEN 'no' THEN 0 END
  ) answered (halves)
$$;
--> statement-breakpoint
-- PostgreSQL 15 and 16 cannot change the expression of a generated column. Its indexes go with it.
ALTER TABLE "listings" DROP COLUMN "rating_key";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_key" smallint GENERATED ALWAYS AS (coalesce(soundness_halves(soundness), round(rating * 2), 0)::smallint) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_by_rating" ON "listings" USING btree ("kind","rating_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_verdict_and_rating" ON "listings" USING btree ("kind","verdict_key","rating_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_country_and_rating" ON "listings" USING btree ("kind","country","rating_key","created_at","id");--> statement-breakpoint
UPDATE listing_suffixes SET rating_key = listings.rating_key FROM listings
  WHERE listings.kind = listing_suffixes.kind AND listings.id = listing_id
  AND listings.rating_key <> listing_suffixes.rating_key;
--> statement-breakpoint
-- Lists show and sort by these stars.
CREATE OR REPLACE FUNCTION notify_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM notify_tags(array_agg(tag)) FROM added JOIN removed USING (kind, id), LATERAL (
      SELECT kind || '/' || id
      UNION ALL SELECT kind WHERE
        (added.symbol, added.category, added.rating, added.rating_key, added.country, added.rank, added.market_id, added.search, added.name_key, added.created_at)
        IS DISTINCT FROM
        (removed.symbol, removed.category, removed.rating, removed.rating_key, removed.country, removed.rank, removed.market_id, removed.search, removed.name_key, removed.created_at)
      UNION ALL SELECT 'rulings' WHERE
        (added.rulings, main_scope(added.offers)) IS DISTINCT FROM (removed.rulings, main_scope(removed.offers))
      UNION ALL SELECT 'identifiers' WHERE
        (added.symbol, added.search, added.website, added.whitepaper, added.twitter, added.telegram, added.github, added.reddit)
        IS DISTINCT FROM
        (removed.symbol, removed.search, removed.website, removed.whitepaper, removed.twitter, removed.telegram, removed.github, removed.reddit)
      UNION ALL SELECT licence_tags(added.licences, removed.licences) WHERE added.licences IS DISTINCT FROM removed.licences
    ) told (tag) HAVING count(*) > 0;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM notify_tags(array_agg(tag)) FROM added, LATERAL (
      VALUES (kind || '/' || id), (kind), ('rulings'), ('identifiers')
      UNION ALL SELECT licence_tags(licences, NULL) WHERE licences <> '[]'
    ) told (tag) HAVING count(*) > 0;
  ELSE
    PERFORM notify_tags(array_agg(tag)) FROM removed, LATERAL (
      VALUES (kind || '/' || id), (kind), ('rulings'), ('identifiers')
      UNION ALL SELECT licence_tags(licences, NULL) WHERE licences <> '[]'
    ) told (tag) HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
