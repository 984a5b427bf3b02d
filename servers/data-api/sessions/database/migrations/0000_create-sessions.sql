CREATE SCHEMA "sessions";
--> statement-breakpoint
CREATE TABLE "sessions"."revocations" (
	"pci" text NOT NULL,
	"message_hash" text NOT NULL,
	"operation" text,
	"asked_at" bigint NOT NULL,
	"first_block" bigint NOT NULL,
	"error" text,
	CONSTRAINT "revocations_pci_message_hash_pk" PRIMARY KEY("pci","message_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions"."sessions" (
	"pci" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"account" text NOT NULL,
	"origin" text NOT NULL,
	"origin_key_hash" text NOT NULL,
	"wallet_key_hash" text NOT NULL,
	"context" text NOT NULL,
	"expiry" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"first_block" bigint NOT NULL,
	"searched_block" bigint NOT NULL,
	"revoked_at" bigint,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "sessions"."revocations" ADD CONSTRAINT "revocations_pci_sessions_pci_fk" FOREIGN KEY ("pci") REFERENCES "sessions"."sessions"("pci") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_origin" ON "sessions"."sessions" USING btree ("account","origin_key_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_wallet" ON "sessions"."sessions" USING btree ("account","wallet_key_hash");