import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureImports } from './imports/measure-imports.ts';
import { machine } from './measure/machine.ts';
import { keepInReport } from './measure/report.ts';
import { markdownTable, type Row } from './measure/table.ts';
import { measurePublish } from './publish/measure-publish.ts';
import { measureMailTiming } from './server/measure-mail-timing.ts';
import { measureResults, measureServer } from './server/measure-server.ts';

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

const { only } = values;
const isAsked = (part: string) => only === undefined || only === part;

const server = isAsked('server')
  ? await measureServer(rounds, tell)
  : isAsked('results')
    ? await measureResults(rounds, tell)
    : null;
const publish = isAsked('publish') ? await measurePublish(tell) : null;
const mailTiming = isAsked('mail-timing') ? await measureMailTiming(tell) : null;
const browser = isAsked('browser') ? await measureBrowser(rounds, tell) : null;

// Not among the figures of every day: a hundred files, of which each may take its full time.
const imports = only === 'imports' ? await measureImports(tell) : null;

const measuredOn = `Measured on ${machine()}.`;
const section = (title: string, rows: Row[] | null, remarks: string) =>
  rows ? [`## ${title}\n\n${measuredOn} ${remarks}\n\n${markdownTable(rows)}`] : [];

const head = [
  '# Performance',
  '',
  '`npm run bench` measures the built product against its limits and peers, both sides in turn, and prints these tables;',
  '`npm run bench -- --write` keeps them here, `--only` those of one part: server, results, publish, mail-timing, browser, imports.',
  'Ratios are what counts: absolute times are those of the machine of the day.',
].join('\n');
const sections = [
  ...section(
    only === 'results' ? 'Results of one student' : 'Server',
    server,
    `Medians of ${rounds} rounds.`,
  ),
  ...section('Publishing 20 subjects of 40 chapters, 48 MB', publish, 'One run.'),
  ...section('Hostile imports', imports, 'The worst of each kind.'),
  ...section(
    'What time tells of accounts',
    mailTiming,
    'Forty samples a side, in turn: 25, 50 and 75 % of the times.',
  ),
  ...section(
    'Browser',
    browser,
    `Medians of ${rounds} rounds. Chromium, 4x CPU throttle, Slow 4G (562 ms, 1.47 Mbit/s), cold cache.`,
  ),
];
console.log(`\n${[head, ...sections].join('\n\n')}`);
if (values.write) await keepInReport(report, head, sections);
