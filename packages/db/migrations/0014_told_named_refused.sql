ALTER TABLE "users" ADD COLUMN "consent_notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "refusal_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "users_refusal_due" ON "users" USING btree ("refusal_due_at") WHERE "users"."refusal_due_at" is not null;--> statement-breakpoint
UPDATE "users" SET "consent_awaited_since" = NULL
  WHERE "consent_awaited_since" <> "created_at" AND "consented_at" IS NULL
    AND NOT EXISTS (SELECT FROM "guardianships" WHERE "user_id" = "users"."id");--> statement-breakpoint
UPDATE "guardianships" SET "order_id" = (
  SELECT "id" FROM "orders" WHERE "orders"."user_id" = "guardianships"."user_id" AND "payer" = 'guardian'
    AND "created_at" >= "asked_at" ORDER BY "created_at" DESC LIMIT 1);--> statement-breakpoint
UPDATE "guardianships" SET "proved_by" = NULL, "proved_at" = NULL FROM "users"
  WHERE "users"."id" = "guardianships"."user_id" AND "consented_at" IS NULL
    AND "proved_by" = 'payment' AND "order_id" IS NULL;
