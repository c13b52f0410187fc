import { machine } from '#src/measure/machine.ts';
import { markdownTable, milliseconds, tableOf } from '#src/measure/table.ts';
import { evening, peakFactor, shareAtOnce } from './evening.ts';
import type { Figures } from './figures.ts';
import type { LedgerReport } from './ledger.ts';
import { brokenLimits, causeOf, limitTexts } from './limits.ts';
import { accountsFor, requestsAnHour, requestsOf, requestsPerSecond } from './rates.ts';
import type { Search } from './search.ts';
import { errorsText, type Soak, soakRows } from './soak.ts';

const count = (n: number) => Math.round(n).toLocaleString('en-IN');
const cores = (n: number) => n.toFixed(2);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** The model of the evening and what follows from it for a thousand students. */
export function modelText(): string {
  const lines = evening.map((activity) => {
    const { name, timesAnHour, because } = activity;
    return [
      name,
      String(timesAnHour),
      String(requestsOf(activity)),
      (timesAnHour * requestsOf(activity)).toFixed(2),
      because,
    ];
  });
  const table = markdownTable(
    ['A student', 'Times an hour', 'Requests each', 'Requests an hour', 'Because'],
    lines,
  );
  return [
    table,
    '',
    `${requestsAnHour(evening).toFixed(1)} requests an hour of study. A thousand students at once: ${requestsPerSecond(evening, 1_000, 1).toFixed(1)} a second in the mean`,
    `of the hour, ${requestsPerSecond(evening, 1_000).toFixed(1)} in its fullest minute (times ${peakFactor}), which is what is sent. On an exam's eve one account in ${1 / shareAtOnce}`,
    `is taken to study at once, so a thousand at once are ${count(accountsFor(1_000))} accounts.`,
  ].join('\n');
}

function stepCells(figures: Figures): string[] {
  const { cores: used } = figures;
  return [
    count(figures.studentsAtOnce),
    count(figures.wantedPerSecond),
    count(figures.requestsPerSecond),
    milliseconds(figures.p50Ms),
    milliseconds(figures.p99Ms),
    milliseconds(figures.saveP99Ms),
    percent(figures.errorShare),
    used.servers.map(cores).join(' + '),
    cores(used.postgres),
    cores(used.generator),
    cores(used.rest),
    figures.loopP99Ms.map((ms) => Math.round(ms)).join(', '),
    figures.poolWaiting.toFixed(1),
    brokenLimits(figures)
      .map((limit) => limitTexts[limit])
      .join('; ') || 'held',
  ];
}

const stepHead = [
  'Students at once',
  'Sent/s',
  'Answered/s',
  'p50',
  'p99',
  'p99 of saves',
  'Errors',
  'Servers, cores',
  'Postgres',
  'Generator',
  'All else',
  'Event loops p99, ms',
  'Wait for a connection',
  'Limits',
];

/** Rows of the search shown in the page: those around the first limit. */
const shownSteps = 5;

/** The distribution of cores. */
const sharesText = ({ cores: used }: Figures): string =>
  `servers ${cores(used.servers[0] + used.servers[1])}, Postgres ${cores(used.postgres)}, generator ${cores(used.generator)}, all else ${cores(used.rest)} of ${used.available}`;

/** The row of the first exceeded limit, or that there was none. */
function firstLimitText({ broken, held }: Search): string {
  const heldText = held
    ? `${count(held.studentsAtOnce)} (${count(held.requestsPerSecond)} requests/s, ${count(accountsFor(held.studentsAtOnce))} accounts)`
    : 'none';
  if (!broken) return `No limit was passed in the time; the highest load was ${heldText}.`;
  const { name, moves } = causeOf(broken.figures);
  return markdownTable(
    ['Students at once that held', 'First limit', 'Passed at', 'Used up there', 'What moves it'],
    [
      [
        heldText,
        broken.limits.map((limit) => limitTexts[limit]).join('; '),
        count(broken.figures.studentsAtOnce),
        `${name} (${sharesText(broken.figures)})`,
        moves,
      ],
    ],
  );
}

/** The optional components of the setup. */
type Parts = { hasPooler: boolean; hasRedis: boolean };

const triedOn = ({ hasPooler, hasRedis }: Parts) =>
  `Tried on ${machine()}: two servers, nginx, Postgres${hasPooler ? ', PgBouncer' : ''}${hasRedis ? ', Redis' : ''}, mailbox and checkout, and the generator on the same cores.`;

/** The search for the first limit. */
export function limitText(search: Search, ledger: LedgerReport, parts: Parts): string {
  const failing = search.broken ? errorsText(search.broken.figures) : 'none';
  const acknowledged = Object.values(ledger.acknowledged).reduce((sum, number) => sum + number, 0);
  return [
    triedOn(parts),
    '',
    markdownTable(stepHead, search.steps.slice(-shownSteps).map(stepCells)),
    '',
    `${Math.max(0, search.steps.length - shownSteps)} lighter loads were tried before these.`,
    '',
    firstLimitText(search),
    '',
    `Errors in the last row: ${failing}. Of ${count(acknowledged)} positions, quizzes, written answers and payments that were`,
    `acknowledged in all loads ${ledger.lost.length} were lost and ${ledger.doubled.length} were there twice.`,
  ].join('\n');
}

/** The section about the long run in docs/measurements.md. */
export const soakText = (soak: Soak, parts: Parts): string =>
  [triedOn(parts), '', tableOf(soakRows(soak))].join('\n');
