CREATE TABLE "own_cards" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"sequence" integer NOT NULL,
	"chapter_id" text NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_cards_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "own_cards" ADD CONSTRAINT "own_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_cards_sequence" ON "own_cards" USING btree ("user_id","sequence");