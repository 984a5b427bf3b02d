CREATE SCHEMA "names";
--> statement-breakpoint
CREATE TABLE "names"."registrations" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"coin_type" bigint NOT NULL,
	"network" text NOT NULL,
	"message_hash" text NOT NULL,
	"nonce" text,
	"registered_at" bigint NOT NULL,
	"mirrored_at" bigint,
	"tried_at" bigint
);
--> statement-breakpoint
CREATE TABLE "names"."secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registrations_by_account" ON "names"."registrations" USING btree ("address","registered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_by_nonce" ON "names"."registrations" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "registrations_to_mirror" ON "names"."registrations" USING btree ("network","tried_at") WHERE "names"."registrations"."mirrored_at" is null;