CREATE TABLE "item_looks" (
	"item" text PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"looks" integer NOT NULL,
	"forgotten" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_tallies" (
	"user_id" text PRIMARY KEY NOT NULL,
	"arrival" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_tallies" ADD CONSTRAINT "review_tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;