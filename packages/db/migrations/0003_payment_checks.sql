DROP INDEX "orders_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- Orders of before this had no end of their own; the provider ends one after a day.
UPDATE "orders" SET "expires_at" = "created_at" + interval '1 day';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
-- A payment may still come for five days after that: ask about those.
UPDATE "orders" SET "next_check_at" = now() WHERE "status" <> 'PAID' AND "expires_at" > now() - interval '5 days';--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_check_at") WHERE "orders"."next_check_at" is not null;