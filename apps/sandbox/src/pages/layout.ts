import { type Html, html } from './html.ts';
import { styles } from './styles.ts';

const sections = [
  { href: '/', label: 'Overview' },
  { href: '/inbox', label: 'Inbox' },
  { href: '/identity', label: 'Sign-in' },
  { href: '/payments', label: 'Payments' },
  { href: '/push', label: 'Push' },
] as const;

type Page = {
  title: string;
  /** The navigation entry of this page; pages for customers (chooser, checkout) have none. */
  section?: (typeof sections)[number]['href'];
  body: Html;
};

/** Wraps a page body in the layout that all pages of the sandbox share. */
export function layout({ title, section, body }: Page): string {
  const nav = html`<header class="top"><nav aria-label="Sandbox">${sections.map(
    ({ href, label }) =>
      html`<a href="${href}"${section === href && html` aria-current="page"`}>${label}</a>`,
  )}</nav></header>`;
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · Sandbox</title>
<style>${styles}</style>
</head>
<body>
${section && nav}
<main${!section && html` class="narrow"`}>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup;
}
