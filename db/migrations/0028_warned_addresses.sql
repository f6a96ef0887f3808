CREATE TABLE "warned_addresses" (
	"address" text NOT NULL,
	"source" text NOT NULL,
	"by" text,
	"name" text,
	"reason" text,
	"listed_on" date,
	"first_read_on" date NOT NULL,
	"gone_on" date,
	CONSTRAINT "warned_addresses_address_source_pk" PRIMARY KEY("address","source")
);
--> statement-breakpoint
CREATE TABLE "warning_decisions" (
	"source" text NOT NULL,
	"warned" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_by" text NOT NULL,
	CONSTRAINT "warning_decisions_source_warned_pk" PRIMARY KEY("source","warned"),
	CONSTRAINT "warning_decisions_decision" CHECK ("warning_decisions"."decision" in ('warned', 'impersonated'))
);
--> statement-breakpoint
ALTER TABLE "warned_domains" ADD COLUMN "registered" text;--> statement-breakpoint
ALTER TABLE "warned_addresses" ADD CONSTRAINT "warned_addresses_source_warning_lists_source_fk" FOREIGN KEY ("source") REFERENCES "public"."warning_lists"("source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warned_domains_by_registered" ON "warned_domains" USING btree ("registered");--> statement-breakpoint
CREATE FUNCTION notify_of_warnings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags(array['warnings']);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_changed AFTER INSERT OR UPDATE OR DELETE ON warning_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_warnings();
