CREATE TABLE "headline_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "headline_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"story_address" text NOT NULL,
	"story_title" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"alarm" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "headline_tasks_closed" CHECK (("headline_tasks"."closed_at" is null) = ("headline_tasks"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"outcome" text,
	"finding" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "link_checks_kind_listing_id_url_pk" PRIMARY KEY("kind","listing_id","url"),
	CONSTRAINT "link_checks_outcome" CHECK ("link_checks"."outcome" in ('alive', 'unsure', 'failing', 'dead'))
);
--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_kind_listing_id_listings_kind_id_fk" FOREIGN KEY ("kind","listing_id") REFERENCES "public"."listings"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "headline_tasks_address" ON "headline_tasks" USING btree ("kind","listing_id","story_address");--> statement-breakpoint
CREATE UNIQUE INDEX "headline_tasks_title" ON "headline_tasks" USING btree ("kind","listing_id","story_title");--> statement-breakpoint
CREATE INDEX "headline_tasks_open" ON "headline_tasks" USING btree ("published_at","id") WHERE "headline_tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "link_checks_by_url" ON "link_checks" USING btree ("url");--> statement-breakpoint
CREATE INDEX "link_checks_by_due" ON "link_checks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "link_checks_by_asked" ON "link_checks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "link_checks_dead" ON "link_checks" USING btree ("failing_since") WHERE "link_checks"."outcome" = 'dead';