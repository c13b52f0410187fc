CREATE TABLE "figures" (
	"name" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"small_path" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone
);
