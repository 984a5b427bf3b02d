ALTER TABLE "identity"."replaced_emails" ADD COLUMN "wallet_id" text;--> statement-breakpoint
ALTER TABLE "identity"."replaced_emails" ADD COLUMN "undo_at" bigint;--> statement-breakpoint
ALTER TABLE "identity"."unlinked_accounts" ADD COLUMN "joined_by" text;--> statement-breakpoint
ALTER TABLE "identity"."unlinked_accounts" ADD COLUMN "unlinked_at" bigint;