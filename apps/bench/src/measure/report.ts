import { readFile, writeFile } from 'node:fs/promises';

const sectionStart = /^(?=## )/m;
const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));

/**
 * Keeps what was measured in a report: sections of the same title are replaced, the others stay as they were.
 * @param head what stands above the first section
 * @param sections each starts with its `## title` line
 */
export async function keepInReport(file: string, head: string, sections: readonly string[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const kept = new Map(
    before
      .split(sectionStart)
      .filter((part) => part.startsWith('## '))
      .map((section) => [titleOf(section), section.trim()]),
  );
  for (const section of sections) kept.set(titleOf(section), section.trim());
  await writeFile(file, `${[head.trim(), ...kept.values()].join('\n\n')}\n`);
}
