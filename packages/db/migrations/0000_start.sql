CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accepted_invites" (
	"inviter_id" text NOT NULL,
	"invited_id" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_invites_inviter_id_invited_id_pk" PRIMARY KEY("inviter_id","invited_id"),
	CONSTRAINT "accepted_invites_not_self" CHECK ("accepted_invites"."inviter_id" <> "accepted_invites"."invited_id")
);
--> statement-breakpoint
CREATE TABLE "chapter_unlocks" (
	"user_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"source" text NOT NULL,
	"invite_unlock" integer,
	"unlocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chapter_unlocks_user_id_chapter_id_pk" PRIMARY KEY("user_id","chapter_id"),
	CONSTRAINT "chapter_unlocks_source" CHECK (("chapter_unlocks"."source" = 'free' and "chapter_unlocks"."invite_unlock" is null) or ("chapter_unlocks"."source" = 'invites' and "chapter_unlocks"."invite_unlock" >= 1))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"age" integer,
	"gender" text,
	"password_hash" text,
	"verified_at" timestamp (3) with time zone,
	"expiry_date" timestamp (3) with time zone,
	"profile_picture" text,
	"invited_by" text,
	"last_login" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_not_invited_by_self" CHECK ("users"."invited_by" <> "users"."id"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"is_all_content_available" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcards" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"difficulty" text DEFAULT 'medium' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memes" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"image_url" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mindmaps" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"edges" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"color" text,
	"is_all_content_available" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summary_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"summary_id" text NOT NULL,
	"page_number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "summary_pages_number" UNIQUE("summary_id","page_number"),
	CONSTRAINT "summary_pages_from_one" CHECK ("summary_pages"."page_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"time_limit_minutes" integer NOT NULL,
	"passing_score_percent" integer NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "tests_passing_score" CHECK ("tests"."passing_score_percent" between 1 and 100),
	CONSTRAINT "tests_time_limit" CHECK ("tests"."time_limit_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "topic_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"page_number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "topic_pages_number" UNIQUE("topic_id","page_number"),
	CONSTRAINT "topic_pages_from_one" CHECK ("topic_pages"."page_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_states" (
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_states_user_id_order_id_position_pk" PRIMARY KEY("user_id","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"provider_order_id" text,
	"payment_session_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"granted_from" timestamp (3) with time zone NOT NULL,
	"granted_until" timestamp (3) with time zone NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_grants_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "chapter_progress" (
	"user_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"current_topic_index" integer DEFAULT 0 NOT NULL,
	"current_page_index" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chapter_progress_user_id_chapter_id_pk" PRIMARY KEY("user_id","chapter_id"),
	CONSTRAINT "chapter_progress_from_zero" CHECK ("chapter_progress"."current_topic_index" >= 0 and "chapter_progress"."current_page_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"test_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"correct_answers" integer NOT NULL,
	"incorrect_answers" integer NOT NULL,
	"score_percent" integer NOT NULL,
	"is_passed" boolean NOT NULL,
	"time_taken_seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_results_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_pieces" (
	"hash" text PRIMARY KEY NOT NULL,
	"json" "bytea" NOT NULL,
	"deflated" "bytea" NOT NULL,
	"crc32" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version_parts" (
	"version_id" integer NOT NULL,
	"position" integer NOT NULL,
	"chapter_id" text,
	"open_hash" text NOT NULL,
	"locked_hash" text NOT NULL,
	CONSTRAINT "content_version_parts_version_id_position_pk" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"published_at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"outline" jsonb NOT NULL,
	"hash" text NOT NULL,
	"open_brotli" "bytea" NOT NULL,
	CONSTRAINT "content_versions_published_at_unique" UNIQUE("published_at")
);
--> statement-breakpoint
ALTER TABLE "accepted_invites" ADD CONSTRAINT "accepted_invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlocks" ADD CONSTRAINT "chapter_unlocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memes" ADD CONSTRAINT "memes_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mindmaps" ADD CONSTRAINT "mindmaps_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_pages" ADD CONSTRAINT "summary_pages_summary_id_summaries_id_fk" FOREIGN KEY ("summary_id") REFERENCES "public"."summaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_pages" ADD CONSTRAINT "topic_pages_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_states" ADD CONSTRAINT "order_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_progress" ADD CONSTRAINT "chapter_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version_parts" ADD CONSTRAINT "content_version_parts_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version_parts" ADD CONSTRAINT "content_version_parts_open_hash_content_pieces_hash_fk" FOREIGN KEY ("open_hash") REFERENCES "public"."content_pieces"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version_parts" ADD CONSTRAINT "content_version_parts_locked_hash_content_pieces_hash_fk" FOREIGN KEY ("locked_hash") REFERENCES "public"."content_pieces"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accepted_invites_invited" ON "accepted_invites" USING btree ("invited_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_unlocks_one_free" ON "chapter_unlocks" USING btree ("user_id") WHERE "chapter_unlocks"."source" = 'free';--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_unlocks_invite" ON "chapter_unlocks" USING btree ("user_id","invite_unlock");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_codes_link" ON "mail_codes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_invited_by" ON "users" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "chapters_subject" ON "chapters" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "flashcards_chapter" ON "flashcards" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "memes_chapter" ON "memes" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "mindmaps_chapter" ON "mindmaps" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "summaries_chapter" ON "summaries" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "tests_chapter" ON "tests" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE INDEX "topics_chapter" ON "topics" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_grants_order" ON "plan_grants" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_results_attempt" ON "test_results" USING btree ("user_id","attempt_id");--> statement-breakpoint
CREATE INDEX "test_results_newest" ON "test_results" USING btree ("user_id","created_at");