CREATE TABLE "saved_things" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"sequence" integer NOT NULL,
	"chapter_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"edit_ids" text[] NOT NULL,
	CONSTRAINT "saved_things_user_id_kind_id_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "saved_things" ADD CONSTRAINT "saved_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_things_sequence" ON "saved_things" USING btree ("user_id","kind","sequence");--> statement-breakpoint
INSERT INTO "saved_things" SELECT "user_id", 'mark', "id", "sequence", "chapter_id",
	jsonb_build_object('about', "about", 'itemId', "item_id", 'kind', "kind", 'note', "note", 'quote',
		jsonb_build_object('exact', "quote_exact", 'prefix', "quote_prefix", 'suffix', "quote_suffix")),
	"is_removed", "changed_at", "edit_ids" FROM "student_marks";--> statement-breakpoint
INSERT INTO "saved_things" SELECT "user_id", 'ownCard', "id", "sequence", "chapter_id",
	jsonb_build_object('front', "front", 'back', "back"), "is_removed", "changed_at", '{}' FROM "own_cards";--> statement-breakpoint
DROP TABLE "student_marks" CASCADE;--> statement-breakpoint
DROP TABLE "own_cards" CASCADE;
