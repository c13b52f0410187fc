import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Chapter } from '@repo/contracts/content';
import { makeBulkReply } from './bulk-factory.ts';
import { startLocalServer } from './local-server.ts';

type Answer = 'drop' | 'damage' | 'cut' | 'late' | undefined;

const address = '/api/v1/bulk-data';
/** Delay of late replies: long after all others have arrived. */
const lateMs = 300;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const locked = ({ _id, name, isAllContentAvailable }: Chapter) => ({
  _id,
  name,
  isLocked: true,
  isAllContentAvailable,
});

/**
 * Serves the bulk download, its manifest, and chapters by hash, as our server does. `calls` has one entry per
 * reply with content: the chapter's id, 'manifest', 'bulk' or 'light'; `unchanged` counts the chapters that manifests
 * left out; `change` publishes the first subject's chapters; `before` may change a reply.
 */
export async function startContentServer({
  subjects = 1,
  chapters = 8,
  hasManifest = true,
  pageChars = 20,
  hasLight = false,
} = {}) {
  const reply = makeBulkReply({ subjects, chaptersPerSubject: chapters, pageChars });
  const [subject] = reply.data.subjects;
  if (!subject) throw new Error('the content has no subject');
  const all = () => reply.data.subjects.flatMap((each) => each.chapters);
  for (const chapter of all()) chapter.isLocked = false;
  let version = 1;
  const etagNow = () => `"v${version}"`;
  /** Chapters of each version, by its timestamp and ETag. */
  const earlier = new Map<string, Chapter[]>();
  const server = {
    calls: [] as string[],
    bytes: 0,
    unchanged: 0,
    before: (_call: string): Answer => undefined,
    change(edit: (chapters: Chapter[]) => void) {
      earlier.set(`${reply.data.timestamp} ${etagNow()}`, structuredClone(all()));
      version += 1;
      reply.data.timestamp = new Date(Date.UTC(2026, 0, version)).toISOString();
      edit(subject.chapters);
    },
    /** The reply for a device without a copy. */
    whole: () => withChapters((chapter) => (chapter.isLocked ? locked(chapter) : chapter)),
  };
  const light = () => ({
    ...JSON.parse(JSON.stringify(server.whole()), (name, value) =>
      ['variants', 'chapter'].includes(name) ? undefined : value,
    ),
    light: Object.fromEntries(all().map((chapter) => [chapter._id, sha256(JSON.stringify(chapter))])),
  });
  const withChapters = (present: (chapter: Chapter) => object) => ({
    ...reply,
    data: {
      ...reply.data,
      subjects: reply.data.subjects.map((each) => ({ ...each, chapters: each.chapters.map(present) })),
    },
  });
  const manifest = () =>
    withChapters((chapter) => {
      const text = JSON.stringify(chapter);
      const { isLocked, ...entry } = locked(chapter);
      return isLocked && chapter.isLocked
        ? locked(chapter)
        : { ...entry, isLocked: false, hash: sha256(text), size: Buffer.byteLength(text) };
    });
  /**
   * The manifest for a copy of that version: null for chapters that have not changed, if both have the same
   * chapters.
   */
  const changesSince = (copied: Chapter[] | undefined) => {
    const ids = (chapters: Chapter[] = []) => chapters.map(({ _id }) => _id).join();
    const changes = manifest();
    if (ids(copied) !== ids(all())) return changes;
    let at = 0;
    for (const subject of changes.data.subjects)
      subject.chapters = subject.chapters.map((entry) => {
        const place = at++;
        const isSame = JSON.stringify(copied?.[place]) === JSON.stringify(all()[place]);
        server.unchanged += Number(isSame);
        return isSame ? (null as unknown as object) : entry;
      });
    return changes;
  };
  const find = (
    path: string,
    query?: string,
    copied?: Chapter[],
  ): { call: string; status: number; text: string } => {
    if (hasLight && query === 'form=light')
      return { call: 'light', status: 200, text: JSON.stringify(light()) };
    if (path === address) return { call: 'bulk', status: 200, text: JSON.stringify(server.whole()) };
    if (path === `${address}/manifest` && hasManifest)
      return { call: 'manifest', status: 200, text: JSON.stringify(changesSince(copied)) };
    const [, id = '', hash] = /bulk-data\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const chapter = all().find(({ _id }) => _id === id);
    const text = JSON.stringify(chapter) ?? '';
    if (chapter?.isLocked) return { call: id, status: 403, text: '{"success":false}' };
    const isFound = chapter && hash === sha256(text);
    return { call: id, status: isFound ? 200 : 404, text: isFound ? text : '{"success":false}' };
  };
  const answer: RequestListener = async (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?');
    const copied = earlier.get(`${query?.replace('since=', '')} ${request.headers['if-none-match']}`);
    const asked = server.before(find(path, query).call);
    if (asked === 'drop') return response.destroy();
    if (asked === 'late') await setTimeout(lateMs);
    const { call, status, text } = find(path, query, copied);
    const isBulk = ['bulk', 'light', 'manifest'].includes(call);
    const etag = etagNow();
    if (isBulk && request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    if (status === 200) server.calls.push(call);
    const whole = asked === 'damage' ? text.replace('page', 'pagf') : text;
    const sent = asked === 'cut' ? whole.slice(0, -100) : whole;
    server.bytes += Buffer.byteLength(sent);
    response.setHeader('content-length', Buffer.byteLength(sent));
    return response.writeHead(status, isBulk ? { etag } : {}).end(sent);
  };
  await startLocalServer(answer);
  return server;
}
