import { superPriceInr } from '@repo/contracts/limits/payment';
import { createOrderReply, orderStatusInput, orderStatusReply } from '@repo/contracts/payment';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { limitedUserProcedure, publicProcedure, router } from '../trpc.ts';

/** Also counts the attempt per network address, because these calls reach the payment provider. */
const payingProcedure = limitedUserProcedure('payment').check((ctx) => ctx.countTry('payment'));

export const paymentRouter = router({
  /** The price of Super: rupees for one month. */
  price: publicProcedure.output(z.object({ amountInr: z.int() })).query(() => ({ amountInr: superPriceInr })),

  createOrder: payingProcedure
    .meta({ fails: ['CONFLICT', 'PROVIDER_FAILED'] })
    .output(createOrderReply)
    .mutation(({ student }) => domain.createOrder(student)),

  orderStatus: payingProcedure
    .meta({ fails: ['FORBIDDEN', 'NOT_FOUND', 'PROVIDER_FAILED'] })
    .input(orderStatusInput)
    .output(orderStatusReply)
    .query(({ student, input }) => domain.getOrderStatus(student, input)),
});
