ALTER TABLE "listings" ADD COLUMN "contracts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_by_contracts" ON "listings" USING gin ("contracts" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "listings_with_contracts" ON "listings" USING btree ("kind","id") WHERE "listings"."contracts" <> '[]'::jsonb;