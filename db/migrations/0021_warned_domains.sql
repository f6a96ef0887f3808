CREATE TABLE "warned_domains" (
	"domain" text NOT NULL,
	"source" text NOT NULL,
	"by" text,
	"name" text,
	"reason" text,
	"listed_on" date,
	"first_read_on" date NOT NULL,
	"gone_on" date,
	CONSTRAINT "warned_domains_domain_source_pk" PRIMARY KEY("domain","source")
);
--> statement-breakpoint
CREATE TABLE "warning_lists" (
	"source" text PRIMARY KEY NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"domains" integer NOT NULL,
	"held_domains" integer
);
--> statement-breakpoint
ALTER TABLE "warned_domains" ADD CONSTRAINT "warned_domains_source_warning_lists_source_fk" FOREIGN KEY ("source") REFERENCES "public"."warning_lists"("source") ON DELETE cascade ON UPDATE no action;