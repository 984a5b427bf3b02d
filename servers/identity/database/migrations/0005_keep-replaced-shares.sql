CREATE TABLE "identity"."kept_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" text NOT NULL,
	"server_share" text NOT NULL,
	"kek_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"holder" text NOT NULL,
	"client" text,
	"method" jsonb,
	"sealed" jsonb,
	"kept_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."wallet_starts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"replaces" text NOT NULL,
	"wallet_id" text NOT NULL,
	"addresses" jsonb NOT NULL,
	"thumbprint" text NOT NULL,
	"server_share" text NOT NULL,
	"kek_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"origin" text NOT NULL,
	"client" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "wallet_starts_wallet_id_unique" UNIQUE("wallet_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."kept_shares" ADD CONSTRAINT "kept_shares_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "identity"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."wallet_starts" ADD CONSTRAINT "wallet_starts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."wallet_starts" ADD CONSTRAINT "wallet_starts_replaces_wallets_id_fk" FOREIGN KEY ("replaces") REFERENCES "identity"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_shares_by_wallet" ON "identity"."kept_shares" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "kept_shares_by_time" ON "identity"."kept_shares" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "wallet_starts_by_time" ON "identity"."wallet_starts" USING btree ("starts_at");