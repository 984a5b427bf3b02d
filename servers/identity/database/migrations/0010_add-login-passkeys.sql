CREATE TABLE "identity"."login_passkeys" (
	"wallet_id" text NOT NULL,
	"thumbprint" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "login_passkeys_wallet_id_thumbprint_pk" PRIMARY KEY("wallet_id","thumbprint")
);
--> statement-breakpoint
ALTER TABLE "identity"."login_passkeys" ADD CONSTRAINT "login_passkeys_device" FOREIGN KEY ("wallet_id","thumbprint") REFERENCES "identity"."wallet_devices"("wallet_id","thumbprint") ON DELETE cascade ON UPDATE no action;