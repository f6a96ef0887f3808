-- Earlier, the main verdict and its day were columns of the listing alone, and those of a product stood among its grounds. Rulings
-- that have the one shape already stay as they are: a restore calls this with rows of any age.
CREATE FUNCTION one_shape_of_rulings(category text, ruled_at timestamptz, rulings jsonb) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  WITH main AS (
    SELECT jsonb_build_object('verdict', category,
      'ruledAt', to_char(ruled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS ruling
  )
  SELECT coalesce(jsonb_object_agg(scope, ruling), '{}') FROM (
    SELECT scope, CASE
      WHEN value ? 'grounds' THEN value
      WHEN scope = 'spot' THEN main.ruling || jsonb_build_object('grounds', value)
      ELSE jsonb_build_object('verdict', value -> 'verdict', 'ruledAt', value -> 'ruledAt',
        'grounds', value - 'verdict' - 'ruledAt')
    END AS ruling
    FROM main, jsonb_each(coalesce(rulings, '{}')) AS given (scope, value)
    UNION ALL
    SELECT 'spot', main.ruling || '{"grounds": null}'
    FROM main WHERE category IS NOT NULL AND NOT coalesce(rulings, '{}') ? 'spot'
  ) ruled
$$;
--> statement-breakpoint
UPDATE listings SET rulings = one_shape_of_rulings(category, ruled_at, rulings)
  WHERE category IS NOT NULL OR rulings <> '{}';
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_main_verdict" CHECK ("listings"."category" is not distinct from ("listings"."rulings" -> 'spot' ->> 'verdict'));
