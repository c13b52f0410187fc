CREATE TABLE "export_turns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"turn" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "export_turns" ADD CONSTRAINT "export_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;