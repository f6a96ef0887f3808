-- A message with the tags of a change (db/cache-tags.ts), several where there are many; an empty one for no tags known.
CREATE FUNCTION notify_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF tags IS NULL THEN
    PERFORM pg_notify('listings', '');
    RETURN;
  END IF;
  -- A message takes at most 8,000 bytes.
  PERFORM pg_notify('listings', string_agg(tag, ' '))
    FROM (SELECT tag, (row_number() OVER ()) / 40 AS message FROM (SELECT DISTINCT unnest(tags) AS tag) each) numbered
    GROUP BY message;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ) told (tag) HAVING count(*) > 0;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM notify_tags(array_agg(tag)) FROM added,
      LATERAL (VALUES (kind || '/' || id), (kind), ('rulings'), ('identifiers')) told (tag) HAVING count(*) > 0;
  ELSE
    PERFORM notify_tags(array_agg(tag)) FROM removed,
      LATERAL (VALUES (kind || '/' || id), (kind), ('rulings'), ('identifiers')) told (tag) HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For rows of a listing in another table.
CREATE FUNCTION notify_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM notify_tags(array_agg(kind || '/' || listing_id)) FROM removed HAVING count(*) > 0;
  ELSE
    PERFORM notify_tags(array_agg(kind || '/' || listing_id)) FROM added HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Pages show which links are dead.
CREATE FUNCTION notify_of_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM notify_tags(array_agg(kind || '/' || listing_id)) FROM added JOIN removed USING (kind, listing_id, url)
      WHERE (added.outcome IS NOT DISTINCT FROM 'dead') <> (removed.outcome IS NOT DISTINCT FROM 'dead') HAVING count(*) > 0;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM notify_tags(array_agg(kind || '/' || listing_id)) FROM added WHERE outcome = 'dead' HAVING count(*) > 0;
  ELSE
    PERFORM notify_tags(array_agg(kind || '/' || listing_id)) FROM removed WHERE outcome = 'dead' HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags(TG_ARGV);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER told ON listings;
--> statement-breakpoint
DROP TRIGGER told ON listing_texts;
--> statement-breakpoint
DROP TRIGGER told ON ruling_ledger;
--> statement-breakpoint
DROP TRIGGER told ON positions;
--> statement-breakpoint
CREATE TRIGGER notify_added AFTER INSERT ON listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_listings();
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_listings();
--> statement-breakpoint
CREATE TRIGGER notify_removed AFTER DELETE ON listings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_listings();
--> statement-breakpoint
CREATE TRIGGER notify_truncated AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
--> statement-breakpoint
CREATE TRIGGER notify_added AFTER INSERT ON listing_texts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_parts();
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER UPDATE ON listing_texts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_parts();
--> statement-breakpoint
CREATE TRIGGER notify_removed AFTER DELETE ON listing_texts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_parts();
--> statement-breakpoint
CREATE TRIGGER notify_truncated AFTER TRUNCATE ON listing_texts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
--> statement-breakpoint
CREATE TRIGGER notify_added AFTER INSERT ON link_checks
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_links();
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER UPDATE ON link_checks
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_links();
--> statement-breakpoint
CREATE TRIGGER notify_removed AFTER DELETE ON link_checks
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_links();
--> statement-breakpoint
CREATE TRIGGER notify_added AFTER INSERT ON ruling_ledger
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_of_parts();
--> statement-breakpoint
CREATE TRIGGER notify_entry AFTER INSERT OR TRUNCATE ON ruling_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tag('ledger');
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON positions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tag('positions');
