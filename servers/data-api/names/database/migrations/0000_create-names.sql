CREATE SCHEMA "names";
--> statement-breakpoint
CREATE TABLE "names"."registrations" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"coin_type" bigint NOT NULL,
	"network" text NOT NULL,
	"message_hash" text NOT NULL,
	"registered_at" bigint NOT NULL,
	"mirrored_at" bigint,
	"tried_at" bigint
);
--> statement-breakpoint
CREATE INDEX "registrations_by_account" ON "names"."registrations" USING btree ("address","registered_at");--> statement-breakpoint
CREATE INDEX "registrations_to_mirror" ON "names"."registrations" USING btree ("network","tried_at") WHERE "names"."registrations"."mirrored_at" is null;