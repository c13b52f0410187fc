import { html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import { type Account, initials } from './account.ts';
import type { AuthorizeInput } from './authorize-request.ts';

/** The page a student sees: choose an account, or type any name and email. */
export function chooserPage(accounts: Account[], input: AuthorizeInput, target: URL): string {
  const carried = Object.entries(input).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return layout({
    title: 'Choose an account',
    body: html`<p class="meta">to continue to <strong>${target.host}</strong>. This page stands in for Google; no password is needed.</p>
<form method="post" action="/oidc/authorize">${carried}
${accounts.map(
  (account) =>
    html`<button class="row" name="account" value="${account.email}"><span class="avatar" aria-hidden="true">${initials(account.name)}</span><span><strong>${account.name}</strong><br><span class="meta">${account.email}${!account.email_verified && ' · not verified'}</span></span></button>`,
)}</form>
<form method="post" action="/oidc/authorize" class="card">${carried}
<h2>Another account</h2>
<label>Name<input name="name" required maxlength="100" autocomplete="off"></label>
<label>Email<input name="email" type="email" required maxlength="254" autocomplete="off" value="${input.login_hint}"></label>
<label class="check"><input type="checkbox" name="email_verified" checked>The provider has verified this email</label>
<input type="hidden" name="typed" value="yes">
<button class="wide">Continue</button></form>
<form method="post" action="/oidc/authorize">${carried}<button class="quiet wide" name="cancel" value="yes">Cancel</button></form>`,
  });
}

/** The page for a request that must not be answered by a redirect to the app. */
export function refusedPage(code: string, description: string): string {
  return layout({
    title: 'Access blocked',
    body: html`<section class="card" role="alert"><p>This sign-in request can't be answered.</p><p class="meta">Error ${code}: ${description}</p></section>`,
  });
}

/** The page after end-session without a return address. */
export const signedOutPage = (): string =>
  layout({ title: 'Signed out', body: html`<p>You are signed out of the account provider.</p>` });
