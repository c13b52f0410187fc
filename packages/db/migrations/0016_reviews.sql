CREATE TABLE "review_batches" (
	"user_id" text NOT NULL,
	"arrival" integer NOT NULL,
	"device" text NOT NULL,
	"first_sequence" bigint NOT NULL,
	"event_count" integer NOT NULL,
	"chapter_ids" text[] NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "review_batches_user_id_arrival_pk" PRIMARY KEY("user_id","arrival")
);
--> statement-breakpoint
CREATE TABLE "review_devices" (
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"next_sequence" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "review_batches" ADD CONSTRAINT "review_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_devices" ADD CONSTRAINT "review_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;