-- For the order of deliveries: those to webhooks that still owe an answer come last.
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries"("webhook_id") WHERE (status = 'pending'::text);
