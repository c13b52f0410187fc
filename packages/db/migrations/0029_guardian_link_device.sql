ALTER TABLE "guardian_links" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "guardian_links_device" ON "guardian_links" USING btree ("device_hash");