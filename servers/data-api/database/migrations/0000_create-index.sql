CREATE TYPE "public"."asset_kind" AS ENUM('native', 'erc20', 'erc721', 'erc1155');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"account" "bytea" NOT NULL,
	"chain" bigint NOT NULL,
	"contract" "bytea" NOT NULL,
	"first_block" bigint NOT NULL,
	CONSTRAINT "account_tokens_account_chain_contract_pk" PRIMARY KEY("account","chain","contract")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"index" integer NOT NULL,
	"position" integer NOT NULL,
	"contract" "bytea" NOT NULL,
	"owner" "bytea" NOT NULL,
	"spender" "bytea" NOT NULL,
	"amount" numeric(78, 0),
	"token_id" numeric(78, 0),
	"granted" boolean NOT NULL,
	CONSTRAINT "approvals_chain_block_index_position_pk" PRIMARY KEY("chain","block","index","position")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"chain" bigint NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "blocks_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "nft_holdings" (
	"account" "bytea" NOT NULL,
	"chain" bigint NOT NULL,
	"contract" "bytea" NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"asset" "asset_kind" NOT NULL,
	"quantity" numeric NOT NULL,
	CONSTRAINT "nft_holdings_account_chain_contract_token_id_pk" PRIMARY KEY("account","chain","contract","token_id")
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"account" "bytea" NOT NULL,
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"index" integer NOT NULL,
	CONSTRAINT "participations_account_chain_block_index_pk" PRIMARY KEY("account","chain","block","index")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"index" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"sender" "bytea" NOT NULL,
	"recipient" "bytea",
	"created" "bytea",
	"nonce" bigint NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"selector" "bytea",
	"succeeded" boolean NOT NULL,
	"reason" text,
	CONSTRAINT "transactions_chain_block_index_pk" PRIMARY KEY("chain","block","index")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"index" integer NOT NULL,
	"position" integer NOT NULL,
	"asset" "asset_kind" NOT NULL,
	"contract" "bytea",
	"token_id" numeric(78, 0),
	"sender" "bytea" NOT NULL,
	"recipient" "bytea" NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "transfers_chain_block_index_position_pk" PRIMARY KEY("chain","block","index","position")
);
--> statement-breakpoint
CREATE INDEX "blocks_by_time" ON "blocks" USING btree ("chain","time","number");