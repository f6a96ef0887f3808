CREATE TABLE "last_secret" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "last_secret_only_row" CHECK ("last_secret"."is_only_row")
);
