-- The rulings of a listing without texts and sources: what lists need to say how firm a verdict is and to draw its findings.
CREATE FUNCTION judged_rulings(rulings jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT coalesce(jsonb_object_agg(scope, jsonb_build_object(
    'verdict', ruling -> 'verdict',
    'ruledAt', ruling -> 'ruledAt',
    'grounds', CASE WHEN jsonb_typeof(ruling -> 'grounds') = 'object' THEN jsonb_strip_nulls(jsonb_build_object(
      'method', ruling #> '{grounds,method}',
      'firmness', ruling #> '{grounds,firmness}',
      'asset', CASE WHEN ruling #> '{grounds,asset,kind}' IS NOT NULL
        THEN jsonb_build_object('kind', ruling #> '{grounds,asset,kind}') END,
      'judgedOn', ruling #> '{grounds,judgedOn}',
      'reviewDue', ruling #> '{grounds,reviewDue}',
      'criteria', (
        SELECT coalesce(jsonb_object_agg(criterion, jsonb_build_object(
          'finding', answer -> 'finding', 'endedOn', answer -> 'endedOn')), '{}')
        FROM jsonb_each(ruling #> '{grounds,criteria}') AS answered (criterion, answer)
      ),
      'sources', (
        SELECT sum(jsonb_array_length(answer -> 'evidence'))
        FROM jsonb_each(ruling #> '{grounds,criteria}') AS answered (criterion, answer)
      )))
      ELSE 'null' END)), '{}')
  FROM jsonb_each(rulings) AS ruled (scope, ruling)
$$;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "judged" jsonb GENERATED ALWAYS AS (judged_rulings(rulings)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "listings_by_rank" ON "listings" USING btree ("kind","rank");
