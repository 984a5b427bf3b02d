ALTER TABLE "identity"."social_logins" ADD COLUMN "is_opened_by_app" boolean;--> statement-breakpoint
ALTER TABLE "identity"."social_logins" ADD COLUMN "failure" text;