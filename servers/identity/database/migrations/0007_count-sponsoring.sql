CREATE TABLE "identity"."sponsor_budgets" (
	"name" text NOT NULL,
	"day" integer NOT NULL,
	"spent" numeric(78, 0) NOT NULL,
	CONSTRAINT "sponsor_budgets_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
ALTER TABLE "identity"."sponsor_spending" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "identity"."sponsor_spending" CASCADE;--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ADD COLUMN "budgets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ADD COLUMN "open_until" bigint;--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ADD COLUMN "open_from" bigint;--> statement-breakpoint
CREATE INDEX "sponsored_accounts_open" ON "identity"."sponsored_accounts" USING btree ("open_until");