import { writeFile } from 'node:fs/promises';
import { arch, cpus, release, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBrowser } from './browser/measure-browser.ts';
import { markdownTable, type Row } from './measure/table.ts';
import { measureServer } from './server/measure-server.ts';

const report = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const tell = (row: Row) => console.log(`${row.work}: ${row.seen} (goal ${row.goal})`);

const server = values.only === 'browser' ? null : await measureServer(rounds, tell);
const browser = values.only === 'server' ? null : await measureBrowser(rounds, tell);

const machine = `${cpus().length} cores, ${type()} ${release().split('-')[0]} ${arch()}, Node ${process.versions.node}`;
const text = [
  '# Performance',
  '',
  '`pnpm bench` measures the built product against its limits and peers, both sides in turn, and prints these tables;',
  '`pnpm bench --write` keeps them here. Ratios are what counts: absolute times are those of the machine of the day.',
  `Measured on ${machine}, medians of ${rounds} rounds.`,
  ...(server ? ['', '## Server', '', markdownTable(server)] : []),
  ...(browser
    ? [
        '',
        '## Browser',
        '',
        'Chromium, 4x CPU throttle, Slow 4G (562 ms, 1.47 Mbit/s), cold cache.',
        '',
        markdownTable(browser),
      ]
    : []),
  '',
].join('\n');
console.log(`\n${text}`);
if (values.write) await writeFile(report, text);
