-- Another main product is another main ruling, whatever its verdict.
CREATE OR REPLACE FUNCTION notify_of_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM notify_tags(array_agg(tag)) FROM added JOIN removed USING (kind, id), LATERAL (
      SELECT kind || '/' || id
      UNION ALL SELECT kind WHERE
        (added.symbol, added.category, added.rating, added.country, added.rank, added.market_id, added.search, added.name_key, added.created_at)
        IS DISTINCT FROM
        (removed.symbol, removed.category, removed.rating, removed.country, removed.rank, removed.market_id, removed.search, removed.name_key, removed.created_at)
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
