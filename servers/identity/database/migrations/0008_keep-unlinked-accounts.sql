CREATE TABLE "identity"."unlinked_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "unlinked_accounts_provider_subject_account_id_pk" PRIMARY KEY("provider","subject","account_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."unlinked_accounts" ADD CONSTRAINT "unlinked_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unlinked_accounts_by_account" ON "identity"."unlinked_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "devices_by_use" ON "identity"."devices" USING btree ("used_at");