CREATE TABLE "register_entries" (
	"register" text NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"first_read_on" date NOT NULL,
	"gone_on" date,
	CONSTRAINT "register_entries_register_key_pk" PRIMARY KEY("register","key")
);
--> statement-breakpoint
CREATE TABLE "register_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"register" text NOT NULL,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"listing_id" text NOT NULL,
	"company" text NOT NULL,
	"detail" text NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	CONSTRAINT "register_tasks_what" CHECK ("register_tasks"."what" in ('found', 'doubtful', 'changed', 'gone')),
	CONSTRAINT "register_tasks_closed" CHECK (("register_tasks"."closed_at" is null) = ("register_tasks"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"source" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"read_by" text,
	"modified_at" timestamp (3) with time zone,
	"hash" text,
	"entries" integer,
	"refusal" text,
	"refused_at" timestamp (3) with time zone,
	"held_hash" text,
	"accepted_hash" text
);
--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_register_registers_source_fk" FOREIGN KEY ("register") REFERENCES "public"."registers"("source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "register_tasks_key" ON "register_tasks" USING btree ("register","key");--> statement-breakpoint
CREATE INDEX "register_tasks_open" ON "register_tasks" USING btree ("id") WHERE "register_tasks"."closed_at" is null;--> statement-breakpoint
-- Pages show the day of the last reading.
CREATE FUNCTION notify_of_registers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags(ARRAY['register/' || coalesce(NEW.source, OLD.source)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_read AFTER UPDATE OF read_at, modified_at, hash ON registers FOR EACH ROW
  WHEN ((NEW.read_at, NEW.modified_at, NEW.hash) IS DISTINCT FROM (OLD.read_at, OLD.modified_at, OLD.hash))
  EXECUTE FUNCTION notify_of_registers();
--> statement-breakpoint
CREATE TRIGGER notify_added AFTER INSERT OR DELETE ON registers FOR EACH ROW EXECUTE FUNCTION notify_of_registers();
