import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isLocalOrApp } from '#src/loopback.ts';
import { type Account, accountInput } from './account.ts';
import {
  type AuthorizeInput,
  assertAnswerable,
  authorizeInput,
  redirectTarget,
} from './authorize-request.ts';
import { chooserPage, refusedPage, signedOutPage } from './chooser-page.ts';
import { OAuthError } from './oauth-error.ts';
import type { OidcProvider } from './provider.ts';

const answerInput = z.object({
  account: z.string().optional(),
  cancel: z.string().optional(),
  /** Set by the page's form, where an absent checkbox means false. */
  typed: z.string().optional(),
});

const endSessionInput = z.object({
  post_logout_redirect_uri: z.string().optional(),
  state: z.string().optional(),
});

/** Adds the pages for the student's browser: the chooser, its answer, and end-session. */
export function authorizeRoutes(app: FastifyInstance, provider: OidcProvider, issuer: () => string): void {
  const back = (target: URL, parameters: Record<string, string | undefined>): string => {
    const address = new URL(target);
    for (const [name, value] of Object.entries({ ...parameters, iss: issuer() })) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    return address.href;
  };

  /** Replies with the result of `answer`, a page or an address; failures go where OAuth 2.0 sends them. */
  const answer = (
    input: AuthorizeInput,
    respond: (
      input: AuthorizeInput & { code_challenge: string },
      target: URL,
    ) => { page: string } | { to: string },
  ): { status: number; page: string } | { to: string } => {
    let target: URL | undefined;
    try {
      target = redirectTarget(input, provider.client);
      assertAnswerable(input);
      return { status: 200, ...respond(input, target) };
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      if (!target) return { status: 400, page: refusedPage(error.code, error.message) };
      return {
        to: back(target, { error: error.code, error_description: error.message, state: input.state }),
      };
    }
  };

  app.get('/authorize', async (request, reply) => {
    const answered = answer(authorizeInput.parse(request.query), (input, target) => ({
      page: chooserPage(provider.accounts.list(), input, target),
    }));
    if ('to' in answered) return reply.redirect(answered.to, 302);
    return reply.code(answered.status).type('text/html; charset=utf-8').send(answered.page);
  });

  app.post('/authorize', async (request, reply) => {
    const form = { ...(request.query as object), ...(request.body as object | undefined) };
    const answered = answer(authorizeInput.parse(form), (input, target) => {
      const { clientId } = provider.client;
      const { code_challenge: codeChallenge, scope, nonce, state } = input;
      const account = chosenAccount(form);
      const code = provider.grants.issueCode({
        ...{ account, clientId, scope, nonce, codeChallenge },
        redirectUri: input.redirect_uri ?? '',
      });
      return { to: back(target, { code, state, scope, authuser: '0', prompt: 'consent' }) };
    });
    if ('to' in answered) return reply.redirect(answered.to, 303);
    return reply.code(answered.status).type('text/html; charset=utf-8').send(answered.page);
  });

  function chosenAccount(form: object): Account {
    const { account: email, cancel, typed } = answerInput.parse(form);
    if (cancel) throw new OAuthError('access_denied', 'The account was not given');
    const known = email === undefined ? undefined : provider.accounts.find(email);
    if (known) return known;
    const account = accountInput.parse(typed ? { email_verified: false, ...form } : form);
    provider.accounts.remember(account);
    return account;
  }

  app.get('/end-session', async (request, reply) => {
    const { post_logout_redirect_uri: address, state } = endSessionInput.parse(request.query);
    if (address === undefined) return reply.type('text/html; charset=utf-8').send(signedOutPage());
    if (!isLocalOrApp(address, provider.client.appUrl)) {
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(refusedPage('invalid_request', 'post_logout_redirect_uri'));
    }
    const target = new URL(address);
    if (state !== undefined) target.searchParams.set('state', state);
    return reply.redirect(target.href, 302);
  });
}
