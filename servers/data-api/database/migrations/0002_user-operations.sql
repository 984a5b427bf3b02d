CREATE TABLE "user_operations" (
	"chain" bigint NOT NULL,
	"block" bigint NOT NULL,
	"index" integer NOT NULL,
	"position" integer NOT NULL,
	"sender" "bytea" NOT NULL,
	"first_transfer" integer NOT NULL,
	"end_transfer" integer NOT NULL,
	CONSTRAINT "user_operations_chain_block_index_position_pk" PRIMARY KEY("chain","block","index","position")
);
