CREATE TABLE "board_dates" (
	"year" smallint NOT NULL,
	"sitting" text NOT NULL,
	"starts_on" date NOT NULL,
	CONSTRAINT "board_dates_year_sitting_pk" PRIMARY KEY("year","sitting")
);
--> statement-breakpoint
CREATE TABLE "revision_plans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"exam_on" date,
	"daily_amount" smallint NOT NULL,
	"ramp" text NOT NULL,
	"started_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revision_plans" ADD CONSTRAINT "revision_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;