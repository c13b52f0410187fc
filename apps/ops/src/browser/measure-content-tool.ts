import { questionsMax } from '@repo/contracts/limits/content';
import { median } from '#src/measure/alternate.ts';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { tapThroughAdmin } from './admin-taps.ts';
import { makeLargeMap, makeLongTest } from './drafts.ts';
import { typeInLargeMap } from './large-map.ts';
import { typeInLongTest } from './long-test.ts';
import { addTaps, firstChapterPath, onStand, repeated } from './tour.ts';

const mapNodes = 200;

/** The content tool's figures. @throws without Chromium or Postgres */
export const measureContentTool = (rounds: number, tell: (row: Row) => void): Promise<Row[]> =>
  onStand(tell, async (stand) => {
    const { product, browser, add } = stand;
    const chapterPath = (await firstChapterPath(product)).replace('/tabs/', '/admin/');
    const tour = () => tapThroughAdmin(browser, product.url, chapterPath);
    await addTaps(stand, rounds, 'screen of the content tool', tour);
    const testPath = await makeLongTest(product.url, questionsMax);
    const typed = await repeated(() => typeInLongTest(browser, product.url, testPath), rounds);
    const nodes = median(typed.map((visit) => visit.nodes));
    const editor = `test editor with ${questionsMax} questions`;
    add(`${editor}: elements in the page`, String(nodes), '<= 3,000', nodes <= 3_000);
    const keyMs = median(typed.map((visit) => visit.keyMs));
    const keyWork = `${editor}: from a key to its paint, no throttle`;
    add(keyWork, milliseconds(keyMs), '<= 50 ms', keyMs <= 50);
    const mapPath = await makeLargeMap(product.url, mapNodes);
    const mapped = await repeated(() => typeInLargeMap(browser, product.url, mapPath), rounds);
    const letterMs = median(mapped.map((visit) => visit.letterMs));
    const slowestMs = median(mapped.map((visit) => visit.slowestMs));
    const mapWork = `mind map editor with ${mapNodes} nodes, no throttle: from a letter to its paint`;
    add(mapWork, milliseconds(letterMs), '<= 50 ms', letterMs <= 50);
    const structureWork = `mind map editor with ${mapNodes} nodes, no throttle: the slowest key that adds, moves or undoes`;
    const seenSlowest = `${milliseconds(slowestMs)} (${mapped[0]?.slowestKey})`;
    add(structureWork, seenSlowest, '<= 120 ms', slowestMs <= 120);
  });
