CREATE VIEW "public"."account_emails" AS (select email, id as user_id from users);--> statement-breakpoint
-- Writes to users are enough here. Where users are distributed, the table in its place takes these statements.
CREATE RULE "account_emails_insert" AS ON INSERT TO "account_emails" DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE "account_emails_delete" AS ON DELETE TO "account_emails" DO INSTEAD NOTHING;
