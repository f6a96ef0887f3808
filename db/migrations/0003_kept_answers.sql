CREATE TABLE "kept_answers" (
	"name" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"fetched_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"not_before" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "listings_by_symbol" ON "listings" USING btree ("kind","symbol");--> statement-breakpoint
CREATE INDEX "listings_by_market" ON "listings" USING btree ("market_id");