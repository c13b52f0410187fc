DROP INDEX "consent_records_account";--> statement-breakpoint
CREATE INDEX "consent_records_account" ON "consent_records" USING btree ("account_hash","recorded_at","id");