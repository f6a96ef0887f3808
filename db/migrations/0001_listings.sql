CREATE TABLE "listing_counts" (
	"kind" text NOT NULL,
	"verdict_key" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_counts_kind_verdict_key_pk" PRIMARY KEY("kind","verdict_key")
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"kind" text NOT NULL,
	"listing_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"description" text,
	"pros" text,
	"cons" text,
	"reason" text,
	CONSTRAINT "listing_texts_kind_listing_id_language_pk" PRIMARY KEY("kind","listing_id","language"),
	CONSTRAINT "listing_texts_language" CHECK ("listing_texts"."language" in ('en', 'ar', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"symbol" text,
	"image" text,
	"category" text,
	"ruled_at" timestamp (3) with time zone,
	"rating" numeric(2, 1),
	"established" text,
	"country" text,
	"rank" integer,
	"market_id" text,
	"website" text,
	"twitter" text,
	"reddit" text,
	"github" text,
	"telegram" text,
	"whitepaper" text,
	"search" text NOT NULL,
	"name_key" text NOT NULL,
	"rating_key" smallint GENERATED ALWAYS AS (coalesce(round(rating * 2), 0)::smallint) STORED NOT NULL,
	"verdict_key" smallint GENERATED ALWAYS AS ((case category when 'halal' then 0 when 'questionable' then 1 when 'haram' then 2 else 3 end)::smallint) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listings_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "listings_kind" CHECK ("listings"."kind" in ('coin', 'exchange')),
	CONSTRAINT "listings_id" CHECK ("listings"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "listings_symbol" CHECK ("listings"."symbol" ~ '^[A-Z0-9]{1,10}$'),
	CONSTRAINT "listings_category" CHECK ("listings"."category" in ('halal', 'questionable', 'haram')),
	CONSTRAINT "listings_ruled" CHECK ("listings"."ruled_at" is null or "listings"."category" is not null),
	CONSTRAINT "listings_rating" CHECK ("listings"."rating" between 0 and 5),
	CONSTRAINT "listings_established" CHECK (length("listings"."established") <= 4),
	CONSTRAINT "listings_rank" CHECK ("listings"."rank" >= 1),
	CONSTRAINT "listings_coin_only" CHECK ("listings"."kind" = 'coin' or ("listings"."rank" is null and "listings"."market_id" is null)),
	CONSTRAINT "listings_twitter" CHECK ("listings"."twitter" ~ '^@[A-Za-z0-9_]{1,15}$'),
	CONSTRAINT "listings_urls" CHECK (coalesce("listings"."website", 'https://') ~* '^https?://' and coalesce("listings"."reddit", 'https://') ~* '^https?://'
      and coalesce("listings"."github", 'https://') ~* '^https?://' and coalesce("listings"."telegram", 'https://') ~* '^https?://'
      and coalesce("listings"."whitepaper", 'https://') ~* '^https?://'),
	CONSTRAINT "listings_image" CHECK ("listings"."image" ~* '^(https?://|/)')
);
--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_kind_listing_id_listings_kind_id_fk" FOREIGN KEY ("kind","listing_id") REFERENCES "public"."listings"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_by_created" ON "listings" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_rating" ON "listings" USING btree ("kind","rating_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_verdict" ON "listings" USING btree ("kind","verdict_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_verdict_and_rating" ON "listings" USING btree ("kind","verdict_key","rating_key","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_name" ON "listings" USING btree ("kind","name_key","id");--> statement-breakpoint
CREATE INDEX "listings_by_country" ON "listings" USING btree ("kind","country","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_search" ON "listings" USING gin ("search" gin_trgm_ops);