CREATE TABLE "quote_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" text NOT NULL,
	"url" text NOT NULL,
	"quote" text NOT NULL,
	"state" text NOT NULL,
	"detail" text,
	"passage" text,
	"text_hash" text,
	"seen_on" date,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "quote_differences_closed" CHECK (("quote_differences"."closed_at" is null) = ("quote_differences"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_uses" (
	"quote_id" text NOT NULL,
	"owner" text NOT NULL,
	"place" text NOT NULL,
	"severity" smallint NOT NULL,
	CONSTRAINT "quote_uses_quote_id_owner_place_pk" PRIMARY KEY("quote_id","owner","place")
);
--> statement-breakpoint
CREATE TABLE "watched_pages" (
	"url" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"text_hash" text,
	"letters" integer,
	"has_end" boolean,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"refusal" text
);
--> statement-breakpoint
CREATE TABLE "watched_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"quote" text NOT NULL,
	"state" text,
	"looked_on" date,
	"seen_on" date,
	"losses" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "watched_quotes_state" CHECK ("watched_quotes"."state" in ('seen', 'moved', 'changed', 'gone', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "quote_uses" ADD CONSTRAINT "quote_uses_quote_id_watched_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."watched_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_quotes" ADD CONSTRAINT "watched_quotes_url_watched_pages_url_fk" FOREIGN KEY ("url") REFERENCES "public"."watched_pages"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_differences_of" ON "quote_differences" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_differences_open" ON "quote_differences" USING btree ("id") WHERE "quote_differences"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "quote_uses_by_owner" ON "quote_uses" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "watched_pages_by_due" ON "watched_pages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "watched_pages_by_asked" ON "watched_pages" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "watched_quotes_by_url" ON "watched_quotes" USING btree ("url");--> statement-breakpoint
-- Pages show when a quote was last seen. Positions and countries have tags of their own: what else quotes them shows no days.
CREATE FUNCTION notify_of_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags(array_agg(DISTINCT CASE
    WHEN owner LIKE 'position/%' THEN 'seen/positions'
    WHEN owner LIKE 'country/%' THEN 'seen/' || owner
    ELSE owner END))
    FROM added JOIN removed USING (id) JOIN quote_uses ON quote_id = id
    WHERE (added.state, added.seen_on) IS DISTINCT FROM (removed.state, removed.seen_on) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER UPDATE ON watched_quotes
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_quotes();
