/** The lines of a notes file: '# Name' begins a topic, `pageMark` a page. */
export const notesPageMark = '<!-- page -->';

/** Sub-headings that the import keeps exactly: with only one space before their words. */
const subHeading = /^#{2,3} [^\s#](?:.*[^\s#])?$/;

/** Escapes a text line that would be read as a topic, a page mark, another heading or a rule. */
const escapedLine = (line: string) =>
  !subHeading.test(line) && /^\\*(#{1,6}(\s|$)|(\s+\\*)?<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$)/.test(line)
    ? `\\${line}`
    : line;

/** The line that begins a topic; closed when its name ends with signs that would be read as closing ones. */
export const topicLine = (name: string): string => (/(^|\s)#+$/.test(name) ? `# ${name} #` : `# ${name}`);

/** The pages of a topic in a notes file. */
export const pagesText = (pages: readonly string[]): string =>
  pages.map((page) => page.trim().split('\n').map(escapedLine).join('\n')).join(`\n\n${notesPageMark}\n\n`);
