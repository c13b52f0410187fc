import { Html, html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import { type PushMode, pushModeLabels } from './push-mode.ts';
import type { PushService } from './push-service.ts';
import type { PushMessage } from './push-store.ts';

const messagesOnPage = 50;
const timeInIndia = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'medium',
  dateStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Reloads the page when the list has changed. */
const watchMessages = (version: number) =>
  new Html(`<script>
setInterval(async () => {
  if (document.hidden || document.activeElement?.matches('input,select')) return;
  const reply = await fetch('/api/push/messages/version').catch(() => null);
  if (reply?.ok && (await reply.json()).version !== ${version}) location.reload();
}, 1500);
</script><noscript><meta http-equiv="refresh" content="5"></noscript>`);

/** Title and body if the message is the app's own JSON, else its text. */
function wordsOf(text: string): { title: string; body: string } {
  try {
    const { title, body } = Object(JSON.parse(text)) as { title?: unknown; body?: unknown };
    if (typeof title === 'string') return { title, body: String(body ?? '') };
  } catch {
    // The message is no JSON: it is shown unchanged.
  }
  return { title: 'A message', body: text };
}

function messageCard(message: PushMessage): Html {
  const { title, body } = wordsOf(message.text);
  return html`<article class="card" id="push-${message.id}">
<h2>${title}</h2>
<p>${body}</p>
<p class="meta">To browser ${message.subscriptionId} · kept ${message.lifeSeconds} s · urgency ${message.urgency ?? 'none'} · topic ${message.topic ?? 'none'} · from ${message.subject} · <time datetime="${message.receivedAt}">${timeInIndia.format(new Date(message.receivedAt))}</time></p>
<details><summary>As the browser reads it</summary><pre>${message.text}</pre></details>
</article>`;
}

function modeForm({ mode, delayMs }: PushMode): Html {
  return html`<details class="card"><summary>Push service: <span class="tag ${mode === 'normal' ? 'good' : 'bad'}">${mode}</span></summary>
<form method="post" action="/push/mode"><div class="fields">
<label>Behaviour<select name="mode">${Object.entries(pushModeLabels).map(([value, label]) => html`<option value="${value}"${value === mode && html` selected`}>${label}</option>`)}</select></label>
<label>Delay when slow, in ms<input name="delayMs" type="number" min="0" value="${delayMs}"></label>
</div><button>Set</button></form></details>`;
}

/** /push: received messages, newest first, as browsers decrypt them. */
export function pushPage(service: PushService): string {
  const messages = service.store.list();
  return layout({
    title: 'Push',
    section: '/push',
    body: html`<div class="bar"><p class="meta">${messages.length} ${messages.length === 1 ? 'message' : 'messages'}. Stands in for the services through which a message comes to a browser that is not open.</p>
<form method="post" action="/push/clear"><button class="quiet">Empty the list</button></form></div>
${messages.length === 0 && html`<section class="card"><p>No message yet. A browser of this computer subscribes at its own maker, not here; tests and programs get a subscription by <code>POST /api/push/subscriptions</code>.</p></section>`}
${messages.slice(0, messagesOnPage).map(messageCard)}
${modeForm(service.mode())}
${watchMessages(service.store.version())}`,
  });
}
