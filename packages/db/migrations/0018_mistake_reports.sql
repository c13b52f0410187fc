CREATE TABLE "mistake_reports" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"sent_ids" text[] NOT NULL,
	"chapter_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"chapter_name" text NOT NULL,
	"list" text NOT NULL,
	"parent_id" text NOT NULL,
	"part" integer,
	"excerpt" text NOT NULL,
	"text_hash" text NOT NULL,
	"fault" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"solved_at" timestamp (3) with time zone,
	"thanks" text DEFAULT '' NOT NULL,
	"thanked_at" timestamp (3) with time zone,
	CONSTRAINT "mistake_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mistake_reports_one_open" ON "mistake_reports" USING btree ("user_id","chapter_id","kind","item_id") WHERE solved_at is null;--> statement-breakpoint
CREATE INDEX "mistake_reports_item" ON "mistake_reports" USING btree ("chapter_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "mistake_reports_solved" ON "mistake_reports" USING btree ("solved_at");