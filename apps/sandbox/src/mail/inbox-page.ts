import { Html, html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import type { Mail } from './mail-store.ts';
import { type SmtpMode, smtpModeLabels } from './smtp-mode.ts';

const mailsPerPage = 30;
const timeInIndia = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'medium',
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Reloads the page when the list has changed. */
const watchInbox = (version: number) =>
  new Html(`<script>
setInterval(async () => {
  if (document.hidden || document.activeElement?.matches('input,select')) return;
  const reply = await fetch('/api/mails/version').catch(() => null);
  if (reply?.ok && (await reply.json()).version !== ${version}) location.reload();
}, 1500);
</script><noscript><meta http-equiv="refresh" content="5"></noscript>`);

function linkified(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((part, index) =>
      index % 2 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    );
}

function mailCard(mail: Mail, isNewest: boolean): Html {
  return html`<article class="card" id="mail-${mail.id}">
<h2>${mail.subject || '(no subject)'}</h2>
<p class="meta">To ${mail.to.join(', ')} · from ${mail.from} · <time datetime="${mail.receivedAt}">${timeInIndia.format(new Date(mail.receivedAt))}</time></p>
${mail.code && html`<strong class="mailcode" aria-label="Code ${mail.code.split('').join(' ')}">${mail.code}</strong>`}
${mail.html && html`<details${isNewest && html` open`}><summary>The mail as its reader sees it</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/inbox/${mail.id}/html" title="Mail ${mail.subject}"></iframe></details>`}
${mail.text && html`<details${isNewest && !mail.html && html` open`}><summary>Plain text</summary><pre>${linkified(mail.text)}</pre></details>`}
</article>`;
}

/** The form for the mode of the SMTP server; the other half of the page. */
function modeForm({ mode, delayMs, responseCode }: SmtpMode): Html {
  return html`<details class="card"><summary>Mail server: <span class="tag ${mode === 'normal' ? 'good' : 'bad'}">${mode}</span></summary>
<form method="post" action="/inbox/mode"><div class="fields">
<label>Behaviour<select name="mode">${Object.entries(smtpModeLabels).map(([value, label]) => html`<option value="${value}"${value === mode && html` selected`}>${label}</option>`)}</select></label>
<label>Delay when slow, in ms<input name="delayMs" type="number" min="0" value="${delayMs}"></label>
<label>Reply code when refusing<input name="responseCode" type="number" min="400" max="599" value="${responseCode}"></label>
</div><button>Set</button></form></details>`;
}

/** /inbox: newest first, 30 per page, with the code of each mail in large type. */
export function inboxPage(view: {
  mails: Mail[];
  to?: string;
  page: number;
  mode: SmtpMode;
  version: number;
}): string {
  const first = (view.page - 1) * mailsPerPage;
  const shown = view.mails.slice(first, first + mailsPerPage);
  const at = (page: number) =>
    `/inbox?${new URLSearchParams({ ...(view.to && { to: view.to }), page: String(page) })}`;
  return layout({
    title: 'Inbox',
    section: '/inbox',
    body: html`<div class="bar"><p class="meta">${view.mails.length} ${view.mails.length === 1 ? 'mail' : 'mails'}${view.to && ` to ${view.to}`}. Every mail the app sends ends here, whoever it is for.</p>
<form method="post" action="/inbox/clear"><button class="quiet">Empty the inbox</button></form></div>
${shown.length === 0 && html`<section class="card"><p>No mail yet. Sign up in the app, and the verification code appears here by itself.</p></section>`}
${shown.map((mail, index) => mailCard(mail, index === 0 && view.page === 1))}
<nav class="bar" aria-label="Pages">${view.page > 1 && html`<a href="${at(view.page - 1)}">Newer</a>`}${view.mails.length > first + mailsPerPage && html`<a href="${at(view.page + 1)}">Older</a>`}</nav>
${modeForm(view.mode)}
${watchInbox(view.version)}`,
  });
}
