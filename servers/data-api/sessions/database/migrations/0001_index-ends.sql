CREATE INDEX "sessions_by_revocation" ON "sessions"."sessions" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions"."sessions" USING btree ("expiry");