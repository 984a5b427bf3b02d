ALTER TABLE "identity"."sponsored_accounts" ADD COLUMN "wallet_id" text;--> statement-breakpoint
UPDATE "identity"."sponsored_accounts" SET "wallet_id" = "wallets"."id" FROM "identity"."wallets" WHERE "wallets"."account_id" = "sponsored_accounts"."account_id" AND "wallets"."replaced_at" IS NULL;--> statement-breakpoint
ALTER TABLE "identity"."sponsored_accounts" ALTER COLUMN "wallet_id" SET NOT NULL;
