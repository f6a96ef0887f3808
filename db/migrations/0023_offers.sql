-- The scope whose verdict is a listing's category: spot, or the main product of an exchange that does not offer spot. `mainScopeOf` is the same rule.
CREATE FUNCTION main_scope(offers jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT coalesce((
    SELECT scope FROM jsonb_each(offers) AS each (scope, offer)
    WHERE offers #>> '{spot,offered}' = 'no' AND offer ->> 'isMain' = 'true' LIMIT 1
  ), 'spot')
$$;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "offers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_main_verdict";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_main_verdict" CHECK ("listings"."category" is not distinct from ("listings"."rulings" -> main_scope("listings"."offers") ->> 'verdict'));
