CREATE TABLE "identity"."sponsor_spending" (
	"project_id" text NOT NULL,
	"day" integer NOT NULL,
	"spent" numeric(78, 0) NOT NULL,
	CONSTRAINT "sponsor_spending_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "identity"."sponsored_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"project_id" text NOT NULL,
	"cost" numeric(78, 0) NOT NULL,
	"sponsored_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ADD CONSTRAINT "sponsored_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;