-- CreateIndex
CREATE INDEX "webhook_deliveries_oldest" ON "webhook_deliveries"("attempts", "is_parked", "created_at") WHERE (status = 'pending');
