CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity"."address_limits" (
	"address" text PRIMARY KEY NOT NULL,
	"sent_at" bigint[] NOT NULL,
	"wrong_at" bigint[] NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."devices" (
	"account_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "devices_account_id_thumbprint_pk" PRIMARY KEY("account_id","thumbprint")
);
--> statement-breakpoint
CREATE TABLE "identity"."email_logins" (
	"address" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"challenge" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"device_key" jsonb,
	"thumbprint" text,
	"origin" text NOT NULL,
	"client" text NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"code_hash" text,
	"code_expires_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	"approval_hash" text,
	CONSTRAINT "email_logins_id_unique" UNIQUE("id"),
	CONSTRAINT "email_logins_approval_hash_unique" UNIQUE("approval_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."email_updates" (
	"account_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"address" text NOT NULL,
	"step" text NOT NULL,
	"challenge" text NOT NULL,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"code_hash" text,
	"code_expires_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"authenticated_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"method" text NOT NULL,
	"device_key" jsonb,
	"thumbprint" text,
	"origin" text NOT NULL,
	"client" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"user_name" text,
	"linked_at" bigint NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."social_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"challenge" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"device_key" jsonb,
	"thumbprint" text,
	"origin" text NOT NULL,
	"client" text NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"return_to" text,
	"state_hash" text,
	"result_hash" text,
	"profile" jsonb,
	"channel" text,
	CONSTRAINT "social_logins_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "social_logins_result_hash_unique" UNIQUE("result_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."email_updates" ADD CONSTRAINT "email_updates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."social_accounts" ADD CONSTRAINT "social_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_limits_by_use" ON "identity"."address_limits" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "email_logins_by_end" ON "identity"."email_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_logins_by_start" ON "identity"."email_logins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "email_updates_by_end" ON "identity"."email_updates" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "identity"."sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "identity"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_accounts_by_account" ON "identity"."social_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "social_logins_by_end" ON "identity"."social_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_logins_by_start" ON "identity"."social_logins" USING btree ("created_at");