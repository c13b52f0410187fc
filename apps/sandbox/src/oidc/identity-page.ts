import { html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import { oidcEndpoints, oidcModeLabels } from './oidc-mode.ts';
import type { OidcProvider } from './provider.ts';

/** /identity: the provider's endpoints, and forms to make it fail. */
export function identityPage(provider: OidcProvider, issuer: string): string {
  const { mode, delayMs, skewSeconds, endpoints } = provider.mode();
  return layout({
    title: 'Sign-in provider',
    section: '/identity',
    body: html`<p>Stands in for Google: an OpenID provider with an account chooser, which the app opens at “Continue with Google”.</p>
<section class="card"><h2>Behaviour <span class="tag ${mode === 'normal' ? 'good' : 'bad'}">${mode}</span></h2>
<form method="post" action="/identity/mode"><div class="fields">
<label>From now on<select name="mode">${Object.entries(oidcModeLabels).map(([value, label]) => html`<option value="${value}"${value === mode && html` selected`}>${label}</option>`)}</select></label>
<label>Delay when slow, in ms<input name="delayMs" type="number" min="0" value="${delayMs}"></label>
<label>Clock skew, in seconds<input name="skewSeconds" type="number" value="${skewSeconds}"></label></div>
<fieldset class="card"><legend>An outage (down, error, slow, rubbish, drop) meets</legend>${oidcEndpoints.map((endpoint) => html`<label class="check"><input type="checkbox" name="endpoints" value="${endpoint}"${endpoints.includes(endpoint) && html` checked`}>${endpoint}</label>`)}</fieldset>
<button>Set</button></form></section>
<section class="card"><h2>Signing keys</h2><p class="meta">Published: ${provider.keys
      .keySet()
      .keys.map(({ kid }) => kid?.slice(0, 8))
      .join(', ')}. The first one signs.</p>
<form method="post" action="/identity/rotate-keys"><label class="check"><input type="checkbox" name="forgetOld">Withdraw the old keys at once</label><button class="quiet">Rotate</button></form></section>
<section class="card"><h2>For the app's configuration</h2><ul><li>Issuer <code>${issuer}</code></li><li>Client id <code>${provider.client.clientId}</code></li><li><a href="/oidc/.well-known/openid-configuration">Discovery document</a></li></ul></section>`,
  });
}
