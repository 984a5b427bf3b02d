CREATE SCHEMA "on_ramp";
--> statement-breakpoint
CREATE TABLE "on_ramp"."deliveries" (
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"network" text NOT NULL,
	"nonce" bigint,
	"last_block" bigint,
	"signed" text NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "deliveries_order_id_attempt_pk" PRIMARY KEY("order_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "on_ramp"."events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "on_ramp"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"deliverer" text NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL,
	"network_name" text NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	"contract" text,
	"amount" numeric(78, 0) NOT NULL,
	"payment_amount" text NOT NULL,
	"payment_currency" text NOT NULL,
	"payment_method" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"paid_at" bigint,
	"key_hash" text NOT NULL,
	"return_url" text,
	"link_ends_at" bigint NOT NULL,
	"asked_at" bigint NOT NULL,
	"hash" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "on_ramp"."deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "on_ramp"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_ramp"."events" ADD CONSTRAINT "events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "on_ramp"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "on_ramp"."deliveries" USING btree ("order_id") WHERE "on_ramp"."deliveries"."state" in ('signed', 'mined');--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_in_turn" ON "on_ramp"."deliveries" USING btree ("network") WHERE "on_ramp"."deliveries"."state" = 'signed';--> statement-breakpoint
CREATE INDEX "orders_by_account" ON "on_ramp"."orders" USING btree ("address","provider","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "on_ramp"."orders" USING btree ("state","updated_at");