ALTER TABLE "listings" ADD COLUMN "licences" jsonb;--> statement-breakpoint
CREATE INDEX "listings_with_licences" ON "listings" USING btree ("kind","id") WHERE "listings"."licences" <> '[]'::jsonb;--> statement-breakpoint
-- The countries that a list of exchanges can be filtered by.
CREATE FUNCTION licensing_countries(licences jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(DISTINCT licence ->> 'country' ORDER BY licence ->> 'country')
    FROM jsonb_array_elements(coalesce(licences, '[]')) licence WHERE licence ->> 'status' <> 'absent'
$$;
--> statement-breakpoint
-- The tags of the countries in which two lists of licences differ.
CREATE FUNCTION licence_tags(one jsonb, other jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'licences/' || country FROM (
    SELECT licence ->> 'country' AS country,
      jsonb_agg(licence) FILTER (WHERE is_one) IS DISTINCT FROM jsonb_agg(licence) FILTER (WHERE NOT is_one) AS differs
    FROM (
      SELECT jsonb_array_elements(coalesce(one, '[]')) AS licence, true AS is_one
      UNION ALL SELECT jsonb_array_elements(coalesce(other, '[]')), false
    ) both_lists GROUP BY 1
  ) countries WHERE differs
  UNION ALL SELECT 'licences' WHERE licensing_countries(one) IS DISTINCT FROM licensing_countries(other)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM notify_tags(array_agg(tag)) FROM added JOIN removed USING (kind, id), LATERAL (
      SELECT kind || '/' || id
      UNION ALL SELECT kind WHERE
        (added.symbol, added.category, added.rating, added.country, added.rank, added.market_id, added.search, added.name_key, added.created_at)
        IS DISTINCT FROM
        (removed.symbol, removed.category, removed.rating, removed.country, removed.rank, removed.market_id, removed.search, removed.name_key, removed.created_at)
      UNION ALL SELECT 'rulings' WHERE added.rulings IS DISTINCT FROM removed.rulings
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
