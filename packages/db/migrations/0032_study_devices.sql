CREATE TABLE "study_devices" (
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"next_sequence" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_times_ms" jsonb NOT NULL,
	CONSTRAINT "study_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "revision_plans" ADD COLUMN "chosen_at" timestamp (3) with time zone DEFAULT to_timestamp(0) NOT NULL;--> statement-breakpoint
ALTER TABLE "study_devices" ADD CONSTRAINT "study_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;