ALTER TABLE "watched_quotes" ADD COLUMN "first_hash" text;--> statement-breakpoint
ALTER TABLE "watched_quotes" ADD COLUMN "first_hashed_on" date;