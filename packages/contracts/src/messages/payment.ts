/** Messages about orders and their payment (docs/product/wire.md#messages). */

export const paymentFailed = 'Failed to initiate payment. Please try again.';
export const orderIdMissing = 'No order ID found.';
export const orderCheckFailed = 'Error checking payment status.';
export const orderMissing = 'Order not found';
