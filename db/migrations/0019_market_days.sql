CREATE TABLE "market_days" (
	"market_id" text NOT NULL,
	"day" date NOT NULL,
	"price" double precision NOT NULL,
	CONSTRAINT "market_days_market_id_day_pk" PRIMARY KEY("market_id","day")
);
