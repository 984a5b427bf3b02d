CREATE TABLE "caught_up_chains" (
	"chain" bigint PRIMARY KEY NOT NULL
);
