import { html } from './html.ts';
import { layout } from './layout.ts';

type Overview = { appUrl: string; smtpUrl: string; issuer: string; mailCount: number };

/** The start page: the sandbox's services and their pages. */
export function overviewPage({ appUrl, smtpUrl, issuer, mailCount }: Overview): string {
  return layout({
    title: 'The outside world',
    section: '/',
    body: html`<p>The app at <a href="${appUrl}">${appUrl}</a> sends its mail, signs people in and takes money through this process. Nothing leaves this computer, and no money moves.</p>
<section class="card"><h2><a href="/inbox">Inbox</a></h2><p>${mailCount} ${mailCount === 1 ? 'mail' : 'mails'}. Verification codes and reset codes are read here. SMTP at <code>${smtpUrl}</code>.</p></section>
<section class="card"><h2><a href="/identity">Sign-in provider</a></h2><p>Stands in for Google: choose an account, or be anyone. Issuer <code>${issuer}</code>.</p></section>
<section class="card"><h2><a href="/payments">Payments</a></h2><p>Stands in for Cashfree: pay, fail, drop or expire at its checkout page, and see what the app was told.</p></section>
<section class="card"><h2><a href="/push">Push</a></h2><p>Stands in for the push services of the browsers’ makers: what the app sends to a browser that is not open, decrypted.</p></section>`,
  });
}
