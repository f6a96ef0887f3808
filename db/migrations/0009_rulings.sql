CREATE TABLE "ruling_ledger" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"what" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed" jsonb NOT NULL,
	"why_en" text,
	"why_ar" text,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"digest" text,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "public_name" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rulings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "review_due" date;--> statement-breakpoint
CREATE INDEX "ruling_ledger_of" ON "ruling_ledger" USING btree ("kind","listing_id","seq");--> statement-breakpoint
CREATE INDEX "listings_by_review_due" ON "listings" USING btree ("review_due","kind","id");--> statement-breakpoint
UPDATE listings SET review_due = (ruled_at AT TIME ZONE 'UTC' + interval '12 months')::date
  WHERE ruled_at IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION ledger_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of rulings is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER stands BEFORE UPDATE OR DELETE ON ruling_ledger
  FOR EACH ROW EXECUTE FUNCTION ledger_stands();
--> statement-breakpoint
CREATE TRIGGER told AFTER INSERT OR TRUNCATE ON ruling_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
