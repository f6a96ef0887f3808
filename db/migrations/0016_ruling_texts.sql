CREATE TABLE "ruling_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ruling_ledger_by_digest" ON "ruling_ledger" USING btree ("digest");