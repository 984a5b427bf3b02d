CREATE SCHEMA "pay";
--> statement-breakpoint
CREATE TABLE "pay"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"app" text NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" bigint
);
--> statement-breakpoint
CREATE TABLE "pay"."options" (
	"request_id" text NOT NULL,
	"position" integer NOT NULL,
	"network" bigint NOT NULL,
	"asset" text NOT NULL,
	"contract" "bytea",
	"amount" numeric(78, 0) NOT NULL,
	"recipient" "bytea" NOT NULL,
	"address" "bytea" NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"decimals" integer NOT NULL,
	CONSTRAINT "options_request_id_position_pk" PRIMARY KEY("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "pay"."refunds" (
	"network" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"position" integer NOT NULL,
	"request_id" text NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "refunds_network_hash_position_pk" PRIMARY KEY("network","hash","position")
);
--> statement-breakpoint
CREATE TABLE "pay"."requests" (
	"id" text PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"merchant" jsonb NOT NULL,
	"description" text NOT NULL,
	"order_id" text,
	"refund_address" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"received" jsonb NOT NULL,
	"missing" numeric(78, 0),
	"excess" numeric(78, 0),
	"paid_asset" text,
	"confirmed_at" bigint,
	"refunded_at" bigint,
	"watch_until" bigint NOT NULL,
	"sweep_at" bigint
);
--> statement-breakpoint
ALTER TABLE "pay"."events" ADD CONSTRAINT "events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "pay"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay"."options" ADD CONSTRAINT "options_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "pay"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay"."refunds" ADD CONSTRAINT "refunds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "pay"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_to_send" ON "pay"."events" USING btree ("next_at") WHERE "pay"."events"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "options_by_contract" ON "pay"."options" USING btree ("network","contract");--> statement-breakpoint
CREATE INDEX "refunds_by_request" ON "pay"."refunds" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "requests_to_watch" ON "pay"."requests" USING btree ("watch_until");--> statement-breakpoint
CREATE INDEX "requests_to_sweep" ON "pay"."requests" USING btree ("sweep_at") WHERE "pay"."requests"."sweep_at" is not null;