CREATE VIEW "public"."account_emails" AS (select email, id as user_id from users);--> statement-breakpoint
-- Needed only for writes to users. Where users are distributed, the statements run on the table that replaces
-- this view.
CREATE RULE "account_emails_insert" AS ON INSERT TO "account_emails" DO INSTEAD NOTHING;--> statement-breakpoint
CREATE RULE "account_emails_delete" AS ON DELETE TO "account_emails" DO INSTEAD NOTHING;
