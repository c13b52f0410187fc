import { superPriceInr } from '@repo/contracts/limits';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';

export const paymentRouter = router({
  /** What Super costs: rupees for one month. */
  price: publicProcedure.output(z.object({ amountInr: z.int() })).query(() => ({ amountInr: superPriceInr })),
});
