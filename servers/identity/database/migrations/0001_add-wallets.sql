CREATE TABLE "identity"."used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."wallet_devices" (
	"wallet_id" text NOT NULL,
	"server_share" text NOT NULL,
	"kek_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"thumbprint" text NOT NULL,
	"client" text NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "wallet_devices_wallet_id_thumbprint_pk" PRIMARY KEY("wallet_id","thumbprint")
);
--> statement-breakpoint
CREATE TABLE "identity"."wallet_openings" (
	"wallet_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "wallet_openings_wallet_id_thumbprint_pk" PRIMARY KEY("wallet_id","thumbprint")
);
--> statement-breakpoint
CREATE TABLE "identity"."wallet_recoveries" (
	"wallet_id" text NOT NULL,
	"server_share" text NOT NULL,
	"kek_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"method" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	CONSTRAINT "wallet_recoveries_wallet_id_pk" PRIMARY KEY("wallet_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."wallets" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"addresses" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"replaced_at" bigint
);
--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."wallet_devices" ADD CONSTRAINT "wallet_devices_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "identity"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."wallet_openings" ADD CONSTRAINT "wallet_openings_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "identity"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."wallet_recoveries" ADD CONSTRAINT "wallet_recoveries_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "identity"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_proofs_by_end" ON "identity"."used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_openings_by_time" ON "identity"."wallet_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_in_use" ON "identity"."wallets" USING btree ("account_id") WHERE "identity"."wallets"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "wallets_by_account" ON "identity"."wallets" USING btree ("account_id");