import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { inboxPage } from './inbox-page.ts';
import type { MailStore } from './mail-store.ts';
import { normalSmtp, smtpModeInput } from './smtp-mode.ts';
import type { SmtpInbox } from './smtp-server.ts';

const listQuery = z.object({ to: z.string().optional(), page: z.coerce.number().int().min(1).default(1) });
const idParams = z.object({ id: z.string() });

/** Adds the inbox page and the calls that read mails and set the mode of the SMTP server. */
export function mailRoutes(
  app: FastifyInstance,
  { store, smtp }: { store: MailStore; smtp: SmtpInbox },
): void {
  app.get('/inbox', async (request, reply) => {
    const { to, page } = listQuery.parse(request.query);
    const view = { mails: store.list(to), to, page, mode: smtp.mode(), version: store.version() };
    return reply.type('text/html; charset=utf-8').send(inboxPage(view));
  });

  app.get('/inbox/:id/html', async (request, reply) => {
    const mail = store.find(idParams.parse(request.params).id);
    if (!mail)
      return reply.code(404).type('text/html; charset=utf-8').send('<p>This mail is no longer kept.</p>');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'",
      )
      .send(`<base target="_blank">${mail.html}`);
  });

  app.post('/inbox/clear', async (_request, reply) => {
    store.clear();
    return reply.redirect('/inbox', 303);
  });

  app.post('/inbox/mode', async (request, reply) => {
    smtp.setMode(smtpModeInput.parse(request.body));
    return reply.redirect('/inbox', 303);
  });

  app.get('/api/mails', async (request) => store.list(listQuery.parse(request.query).to));
  app.get('/api/mails/version', async () => ({ version: store.version() }));
  app.delete('/api/mails', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });

  app.get('/api/smtp/mode', async () => smtp.mode());
  app.put('/api/smtp/mode', async (request) => {
    smtp.setMode(smtpModeInput.parse(request.body));
    return smtp.mode();
  });
  app.delete('/api/smtp/mode', async () => {
    smtp.setMode(normalSmtp);
    return smtp.mode();
  });
}
