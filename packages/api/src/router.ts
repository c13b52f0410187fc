import { adminRouter } from './routers/admin.ts';
import { authRouter } from './routers/auth.ts';
import { contentRouter } from './routers/content.ts';
import { paymentRouter } from './routers/payment.ts';
import { progressRouter } from './routers/progress.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  auth: authRouter,
  progress: progressRouter,
  payment: paymentRouter,
  content: contentRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process, for the REST rows. */
export const createCaller = createCallerFactory(appRouter);
