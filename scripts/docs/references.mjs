import { dirname, posix } from 'node:path';

/**
 * References in running text or comments: `docs/product/access.md#lock`, also `docs/product/access.md#lock,
 * #plan`.
 */
const citation = /(?<![\w./-])docs\/[\w./-]*\w(?:#[\w-]+(?:, #[\w-]+)*)?/g;
/**
 * A file or folder of code that a page names: `packages/db/src/prepared-queries`. Build output does not exist
 * yet.
 */
const codePath = /`((?:apps|packages|scripts|patches)\/(?!(?:[\w-]+\/)?dist\b)[\w./-]+)`/g;
const markdownLink = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/)/i;

const how =
  'cite a rule as (docs/product/page.md#anchor) or a decision as (docs/decisions/NNNN-name.md), or say why';
/** Forms of citation that readers can't follow. */
const blindForms = [
  /\b(?:decision|rule|requirement)s? \d+\b/i,
  /\bthe (?:spec(?:ification)?|brief)\b(?!\.)/i,
  /\b(?:spec(?:ification)?|brief)(?:'s)? sections? \d/i,
  /\b(?:test|it|describe)\(\s*['"`]A\d{1,2}\b/,
  /\(A\d{1,2}(?:, A\d{1,2})*\)/,
];

/** A page that a comment names without its folder: `// as notes.md says`. */
const pageInComment = /(?:\/\/|^\s*\/?\*).*?(?<![\w./-])([\w-]+\.md)\b/;

/** The anchor that GitHub gives a heading. */
export const slugOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const isFence = (line) => /^\s*(?:```|~~~)/.test(line);

/** Lines of a page outside of its code blocks; those inside are empty. */
function proseOf(text) {
  let isCode = false;
  return text.split('\n').map((line) => {
    if (!isFence(line)) return isCode ? '' : line;
    isCode = !isCode;
    return '';
  });
}

/** Every anchor of a page: its headings and its `<a id="…">`. */
export function anchorsOf(text) {
  const anchors = new Set();
  for (const line of proseOf(text)) {
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (heading !== undefined) {
      const slug = slugOf(heading);
      let anchor = slug;
      for (let n = 1; anchors.has(anchor); n += 1) anchor = `${slug}-${n}`;
      anchors.add(anchor);
    }
    for (const [, id] of line.matchAll(/<a id="([^"]+)">/g)) anchors.add(id);
  }
  return anchors;
}

/** The references of a line: paths from the root of the repository, with the anchor or ''. */
function referencesOf(path, line) {
  const found = [];
  for (const [cited] of line.matchAll(citation)) {
    const [page, ...anchors] = cited.split(/(?:, )?#/);
    for (const anchor of anchors.length > 0 ? anchors : ['']) found.push({ page, anchor });
  }
  if (!path.endsWith('.md')) return found;
  for (const [, page] of line.matchAll(codePath)) found.push({ page, anchor: '' });
  for (const [, target] of line.replace(/`[^`]*`/g, '').matchAll(markdownLink)) {
    if (elsewhere.test(target)) continue;
    const [page, anchor = ''] = decodeURI(target).split('#');
    found.push({ page: page === '' ? path : posix.join(dirname(path), page), anchor });
  }
  return found;
}

/**
 * Invalid references of one file.
 * @param exists whether the repository has this file or folder
 * @param isNamed whether any file of the repository has this name
 * @param anchorsIn the anchors of a page
 * @returns line (from 1) and message of each
 */
export function checkReferences({ path, text, exists, isNamed, anchorsIn }) {
  const problems = [];
  const lines = path.endsWith('.md') ? proseOf(text) : text.split('\n');
  lines.forEach((line, index) => {
    const say = (message) => problems.push({ line: index + 1, message });
    if (blindForms.some((form) => form.test(line))) say(`leads a reader nowhere: ${how}`);
    const name = pageInComment.exec(line)?.[1];
    if (name && !path.endsWith('.md') && !isNamed(name)) say(`no page is called ${name}: ${how}`);
    for (const { page, anchor } of referencesOf(path, line)) {
      if (!exists(page)) say(`there is no ${page}`);
      else if (anchor !== '' && page.endsWith('.md') && !anchorsIn(page).has(anchor))
        say(`${page} has no anchor #${anchor}`);
    }
  });
  return problems;
}

/** The rules of the screens (`<a id="…">` of the page of rules) that none of these texts cites. */
export function uncitedRules(rulesPage, texts) {
  const cited = new Set();
  for (const text of texts)
    for (const line of text.split('\n'))
      for (const { page, anchor } of referencesOf('', line))
        if (page === 'docs/product/screens.md') cited.add(anchor);
  const rules = [...rulesPage.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  return rules.filter((id) => !cited.has(id));
}
