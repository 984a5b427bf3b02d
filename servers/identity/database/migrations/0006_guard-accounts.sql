ALTER TABLE "identity"."address_limits" ADD COLUMN "known_device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."email_logins" ADD COLUMN "known_device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."address_limits" DROP CONSTRAINT "address_limits_pkey";--> statement-breakpoint
ALTER TABLE "identity"."email_logins" DROP CONSTRAINT "email_logins_pkey";--> statement-breakpoint
ALTER TABLE "identity"."address_limits" ADD CONSTRAINT "address_limits_address_known_device_pk" PRIMARY KEY("address","known_device");--> statement-breakpoint
ALTER TABLE "identity"."email_logins" ADD CONSTRAINT "email_logins_address_known_device_pk" PRIMARY KEY("address","known_device");
--> statement-breakpoint
CREATE TABLE "identity"."replaced_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"address" text NOT NULL,
	"new_address" text NOT NULL,
	"replaced_at" bigint NOT NULL,
	"waits_until" bigint NOT NULL,
	"undo_hash" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "replaced_emails_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."email_updates" ADD COLUMN "wallet_id" text;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "identity"."social_accounts" ADD COLUMN "verified_email" text;--> statement-breakpoint
ALTER TABLE "identity"."replaced_emails" ADD CONSTRAINT "replaced_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_emails_by_address" ON "identity"."replaced_emails" USING btree ("address");--> statement-breakpoint
CREATE INDEX "replaced_emails_by_account" ON "identity"."replaced_emails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "replaced_emails_by_end" ON "identity"."replaced_emails" USING btree ("waits_until");--> statement-breakpoint
ALTER TABLE "identity"."email_updates" DROP COLUMN "language";--> statement-breakpoint
UPDATE "identity"."accounts" SET "language" = "last"."language" FROM (SELECT DISTINCT ON ("account_id") "account_id", "language" FROM "identity"."sessions" ORDER BY "account_id", "used_at" DESC) AS "last" WHERE "last"."account_id" = "accounts"."id";--> statement-breakpoint
UPDATE "identity"."sessions" SET "subject" = "linked"."subject" FROM (SELECT DISTINCT ON ("account_id", "provider") "account_id", "provider", "subject" FROM "identity"."social_accounts" ORDER BY "account_id", "provider", "linked_at") AS "linked" WHERE "linked"."account_id" = "sessions"."account_id" AND "linked"."provider" = "sessions"."method";--> statement-breakpoint
UPDATE "identity"."social_accounts" SET "verified_email" = "accounts"."email" FROM "identity"."accounts" WHERE "accounts"."id" = "social_accounts"."account_id" AND "social_accounts"."provider" NOT IN ('facebook', 'farcaster');
