import { readConfig } from 'virtual:server/config.ts';
import { type ReadyReplies, reaches, type StepName } from '../steps.ts';
import { bareServer } from './bare-server.ts';
import { productUpTo } from './product-up-to.ts';

/** A server with the product's layers up to one of them. argv: the step, both ready replies as JSON; settings as the product's. */
const [step = '', json = ''] = process.argv.slice(2);
const ready = JSON.parse(json) as ReadyReplies;
const config = readConfig();
const { port, host } = config;

if (reaches(step as StepName, 'fastify')) {
  const app = await productUpTo(step as StepName, config, ready);
  app.get('/ready', async () => ({ ready: true }));
  await app.listen({ port, host });
} else bareServer(ready).listen(port, host);
