CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"account_hash" text NOT NULL,
	"guardian_hash" text NOT NULL,
	"event" text NOT NULL,
	"text_version" text NOT NULL,
	"proved_by" text,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_records_proved" CHECK ("consent_records"."event" <> 'given' or "consent_records"."proved_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"salt" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"proved_by" text,
	"proved_at" timestamp (3) with time zone,
	CONSTRAINT "guardianships_email_lower_case" CHECK ("guardianships"."email" = lower("guardianships"."email"))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consented_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_awaited_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payer" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_user_id_guardianships_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."guardianships"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_account" ON "consent_records" USING btree ("account_hash");--> statement-breakpoint
CREATE INDEX "guardian_links_user" ON "guardian_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "guardian_links_created" ON "guardian_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guardianships_email" ON "guardianships" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_consent_awaited" ON "users" USING btree ("consent_awaited_since") WHERE "users"."consent_awaited_since" is not null;--> statement-breakpoint
UPDATE "users" SET "adult_at" = "created_at" + make_interval(years => 18 - "age") WHERE "age" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "consent_records_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
