CREATE TABLE "unused_uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unused_uploads_of" ON "unused_uploads" USING btree ("account_id");
--> statement-breakpoint
-- Whoever writes the listing, this version or the one before: an upload that a listing names, or has named, is never swept.
CREATE FUNCTION upload_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM unused_uploads WHERE name = substring(NEW.image FROM '/uploads/([A-Za-z0-9_-]+[.]webp)$');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER upload_used AFTER INSERT OR UPDATE OF image ON listings
  FOR EACH ROW WHEN (NEW.image LIKE '%/uploads/%') EXECUTE FUNCTION upload_used();
