import type { AccountExport } from '@repo/contracts/account-export';
import { planAt } from '@repo/contracts/auth.rules';
import { brand } from '@repo/contracts/brand';
import type { Picture } from './own-picture.ts';
import { escapeHtml, listTable, momentText, section, valueTable } from './page-parts.ts';
import { studySections } from './study-sections.ts';
import type { TypedAnswer } from './typed-answers.ts';

/** The page must not load or run anything, wherever it is opened. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const style = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; }
img { max-width: 12rem; height: auto; border-radius: 0.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem; border: 1px solid #8888; text-align: left; vertical-align: top; }
summary { padding: 0.5rem 0; cursor: pointer; }`;

function dataAddress({ bytes, mediaType }: Picture): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${mediaType};base64,${btoa(binary)}`;
}

function accountSection({ account, exportedAt }: AccountExport, picture: Picture | null): string {
  const isSuper = planAt(account.superUntil, new Date(exportedAt)) === 'Pro';
  const shown = picture
    ? `<p><img src="${escapeHtml(dataAddress(picture))}" alt="${escapeHtml(`Picture of ${account.name}`)}"></p>`
    : '';
  const values = valueTable([
    ['Name', account.name],
    ['Email', account.email],
    ['Age', account.age],
    ['Gender', account.gender],
    ['Plan', isSuper ? brand.planName : 'Basic'],
    [`${brand.planName} until`, momentText(account.superUntil)],
    ['Joined', momentText(account.createdAt)],
    ['Last login', momentText(account.lastLogin)],
    ['Password', account.hasPassword ? 'kept, scrambled' : 'none'],
    ['Came by an invite', account.wasInvited ? 'yes' : 'no'],
    ['Will be deleted', momentText(account.deletionDueAt)],
    ['Account number', account.id],
  ]);
  return section('Your account', shown + values);
}

function loginSections(data: AccountExport): string {
  return [
    section(
      'Log in with',
      listTable(
        ['Service', 'Your number there', 'Since'],
        data.signInWith.map(({ provider, personId, since }) => [provider, personId, momentText(since)]),
      ),
    ),
    section(
      'Where you are logged in',
      listTable(
        ['Device', 'Since', 'Until'],
        data.sessions.map(({ device, startedAt, endsAt }) => [
          device ?? '',
          momentText(startedAt),
          momentText(endsAt),
        ]),
      ),
    ),
    section(
      'Browsers we know',
      listTable(
        ['Last login there'],
        data.knownBrowsers.map(({ lastUsedAt }) => [momentText(lastUsedAt)]),
      ),
    ),
    section(
      'Invites that friends accepted',
      listTable(
        ['Accepted'],
        data.acceptedInvites.map(({ acceptedAt }) => [momentText(acceptedAt)]),
      ),
    ),
  ].join('');
}

const typedSection = (typed: readonly TypedAnswer[]) =>
  section(
    'Answers you typed, on this device',
    listTable(
      ['Question', 'Your answer'],
      typed.map(({ question, text }) => [question, text]),
    ),
  );

/** Only if a guardian was named. */
const guardianSection = ({ guardian, consents }: AccountExport) =>
  guardian
    ? section(
        `Guardian: ${guardian.email}`,
        listTable(
          ['Decided', 'When', 'Shown by'],
          consents.map(({ event, at, provedBy }) => [event, momentText(at), provedBy ?? '']),
        ),
      )
    : '';

const ordersSection = ({ orders }: AccountExport) =>
  section(
    'Orders',
    listTable(
      ['Order', 'Amount', 'State', 'Made', `${brand.planName} from`, 'until'],
      orders.map((order) => [
        order.orderId,
        `${order.amountRupees} ${order.currency}`,
        order.status,
        momentText(order.createdAt),
        momentText(order.superFrom),
        momentText(order.superUntil),
      ]),
    ),
  );

/**
 * Everything stored about a student as one HTML page for people: self-contained, without scripts or
 * addresses, and with every text escaped. Times are those of India.
 */
export function accountPage(
  data: AccountExport,
  picture: Picture | null,
  typed: readonly TypedAnswer[],
): string {
  const title = `What ${brand.name} keeps about ${data.account.name}`;
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>As it was on ${escapeHtml(momentText(data.exportedAt))}. Times are those of India. The JSON file beside this page has the same for programs. Of what only your devices keep, such as answers you typed, it has what was on this one.</p>
${accountSection(data, picture)}${studySections(data)}${typedSection(typed)}${ordersSection(data)}${guardianSection(data)}${loginSections(data)}
</main>
</body>
</html>
`;
}
