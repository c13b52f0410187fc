import { superPriceInr } from '@repo/contracts/limits';
import { createOrderReply, orderStatusInput, orderStatusReply } from '@repo/contracts/payment';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { publicProcedure, router, userProcedure } from '../trpc.ts';

/** A student whose call makes us ask the payment provider. */
const payingProcedure = userProcedure.use(async ({ ctx, next }) => {
  await ctx.countTry('payment');
  return next();
});

export const paymentRouter = router({
  /** What Super costs: rupees for one month. */
  price: publicProcedure.output(z.object({ amountInr: z.int() })).query(() => ({ amountInr: superPriceInr })),

  createOrder: payingProcedure
    .output(createOrderReply)
    .mutation(({ ctx }) => domain.createOrder(ctx.student)),

  orderStatus: payingProcedure
    .input(orderStatusInput)
    .output(orderStatusReply)
    .query(({ ctx, input }) => domain.getOrderStatus(ctx.student, input)),
});
