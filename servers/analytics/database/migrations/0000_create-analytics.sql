CREATE SCHEMA "analytics";
--> statement-breakpoint
CREATE TABLE "analytics"."counts" (
	"day" date NOT NULL,
	"project" text NOT NULL,
	"event" text NOT NULL,
	"detail" text NOT NULL,
	"code" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "counts_day_project_event_detail_code_pk" PRIMARY KEY("day","project","event","detail","code")
);
