CREATE TABLE "student_marks" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"sequence" integer NOT NULL,
	"edit_ids" text[] NOT NULL,
	"chapter_id" text NOT NULL,
	"about" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"quote_exact" text NOT NULL,
	"quote_prefix" text NOT NULL,
	"quote_suffix" text NOT NULL,
	"note" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_marks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "student_marks" ADD CONSTRAINT "student_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_marks_sequence" ON "student_marks" USING btree ("user_id","sequence");