import { parseArgs } from 'node:util';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureContentTool } from './browser/measure-content-tool.ts';
import { measureMovingFigures } from './browser/measure-moving-figures.ts';
import { measureDrawings } from './imports/measure-drawings.ts';
import { measureImports } from './imports/measure-imports.ts';
import { measureLargeLibrary } from './large-library/measure-large-library.ts';
import { measureLayers } from './layers/measure-layers.ts';
import { machine } from './measure/machine.ts';
import { withSections, writeMeasured } from './measure/measurements-page.ts';
import { type Row, tableOf } from './measure/table.ts';
import { measurePublish } from './publish/measure-publish.ts';
import { measureReminders } from './reminders/measure-reminders.ts';
import { measureChoice } from './revision/measure-choice.ts';
import { measureReviewLog } from './revision/measure-review-log.ts';
import { measureBundles } from './server/measure-bundles.ts';
import { measureFullLog } from './server/measure-full-log.ts';
import { measureMailTiming } from './server/measure-mail-timing.ts';
import { measureMemory } from './server/measure-memory.ts';
import { measurePeers } from './server/measure-peers.ts';
import { measureResults, measureServer, measureWorkers } from './server/measure-server.ts';
import { measureStorage } from './storage/measure-storage.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    layers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const tell = ({ work, against, seen, goal }: Row) =>
  console.log(`${work}${against && `, ${against}`}: ${seen}${goal && ` (goal ${goal})`}`);

const medians = `Medians of ${rounds} rounds.`;

/** A section of the report, asked for by its name. */
type Part = {
  name: string;
  title: string;
  remarks: string;
  /** Runs only when named, because it takes long or is part of another section. */
  isOnlyAlone?: boolean;
  /** Table rows, or a whole table if it has its own columns. */
  measure(): Promise<Row[] | string>;
};

const parts: Part[] = [
  { name: 'server', title: 'Server', remarks: medians, measure: () => measureServer(rounds, tell) },
  {
    name: 'bundles',
    title: 'Bulk download of any size',
    remarks: medians,
    measure: () => measureBundles(rounds, tell),
  },
  {
    name: 'peers',
    title: 'Beside its peers',
    remarks: `${medians} One process each, wrk and Postgres on the same cores. The peers do this work and no other.`,
    measure: () => measurePeers(rounds, tell),
  },
  {
    name: 'workers',
    title: 'Two workers',
    remarks: medians,
    isOnlyAlone: true,
    measure: () => measureWorkers(rounds, tell),
  },
  {
    name: 'layers',
    title: 'What a read and a save cost, layer by layer',
    remarks: `${medians} Microseconds of CPU of the server process for each request; metrics are off.`,
    isOnlyAlone: true,
    measure: () => measureLayers(rounds, (line) => console.log(line)),
  },
  {
    name: 'results',
    title: 'Results of one student',
    remarks: medians,
    isOnlyAlone: true,
    measure: () => measureResults(rounds, tell),
  },
  {
    name: 'memory',
    title: 'Memory of an idle server',
    remarks: 'One run, the starter library.',
    isOnlyAlone: true,
    measure: () => measureMemory(tell),
  },
  {
    name: 'full-log',
    title: 'The longest logs of reviews',
    remarks: 'One run, a server for each work; an account stores no more than the larger number.',
    isOnlyAlone: true,
    measure: () => measureFullLog(tell),
  },
  {
    name: 'storage',
    title: 'What students take in Postgres',
    remarks: 'One run, 20,000 students with rows in no order; rows a year are assumed.',
    isOnlyAlone: true,
    measure: measureStorage,
  },
  {
    name: 'revision',
    title: 'Revision',
    remarks: 'One run.',
    isOnlyAlone: true,
    measure: async () => [...(await measureChoice()), ...(await measureReviewLog())],
  },
  {
    name: 'reminders',
    title: 'Reminders',
    remarks: 'One run.',
    isOnlyAlone: true,
    measure: measureReminders,
  },
  {
    name: 'publish',
    title: 'Publishing 20 subjects of 40 chapters, 48 MB',
    remarks: 'One run.',
    measure: () => measurePublish(tell),
  },
  {
    name: 'imports',
    title: 'Hostile imports',
    remarks: 'The slowest file of each kind.',
    isOnlyAlone: true,
    measure: () => measureImports(tell),
  },
  {
    name: 'drawings',
    title: 'Hostile drawings',
    remarks: `${medians} The cleaner alone, processor time of its process; the slowest drawing.`,
    measure: async () => measureDrawings(rounds, tell),
  },
  {
    name: 'mail-timing',
    title: 'What time tells of accounts',
    remarks: 'Forty samples a side, in turn: 25, 50 and 75 % of the times.',
    measure: () => measureMailTiming(tell),
  },
  {
    name: 'browser',
    title: 'Browser',
    remarks: `${medians} Chromium, 4x CPU throttle, Slow 4G (562 ms, 1.47 Mbit/s), cold cache.`,
    measure: () => measureBrowser(rounds, tell),
  },
  {
    name: 'large-library',
    title: '800 chapters, 48 MB',
    remarks: `${medians} Chromium, 4x CPU throttle; first screens on Slow 4G with a cold cache. Half the rounds for Super's chapter, one for the rows below. Tasks count from the tap that starts the download, at least 14 s after the app's start and without its garbage, until all is stored.`,
    isOnlyAlone: true,
    measure: () => measureLargeLibrary(rounds, tell),
  },
  {
    name: 'moving-figures',
    title: 'Moving figures',
    remarks: `The best of ${rounds} drags of the slider, 2 seconds each. Chromium, 4x CPU throttle; CPU time of the main thread, input and painting included.`,
    isOnlyAlone: true,
    measure: () => measureMovingFigures(rounds, tell),
  },
  {
    name: 'content-tool',
    title: 'The content tool in a browser',
    remarks: `${medians} Chromium; the taps with 4x CPU throttle on Slow 4G.`,
    measure: () => measureContentTool(rounds, tell),
  },
];

const names = parts.map(({ name }) => name).join(', ');
const only = values.layers ? 'layers' : values.only;
const asked = parts.filter(({ name, isOnlyAlone }) => (only === undefined ? !isOnlyAlone : only === name));
if (asked.length === 0) throw new Error(`--only takes one of ${names}`);

const sections: string[] = [];
for (const { title, remarks, measure } of asked) {
  const measured = await measure();
  const table = typeof measured === 'string' ? measured : tableOf(measured);
  sections.push(`## ${title}\n\nMeasured on ${machine()}. ${remarks}\n\n${table}`);
}

console.log(`\n${sections.join('\n\n')}`);
if (values.write) await writeMeasured('bench', (before) => withSections(before, sections));
