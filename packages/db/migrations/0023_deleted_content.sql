CREATE TABLE "deleted_content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deleted_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"parent_id" text,
	"label" text NOT NULL,
	"path" jsonb NOT NULL,
	"siblings" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_content_parent" ON "deleted_content" USING btree ("kind","parent_id");--> statement-breakpoint
CREATE INDEX "deleted_content_item" ON "deleted_content" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "deleted_content_age" ON "deleted_content" USING btree ("deleted_at");