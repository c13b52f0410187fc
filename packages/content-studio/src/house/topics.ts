import type { LibraryChapter } from '@repo/contracts/library';
import type { PlacedFault } from '../fault.ts';
import { type PlacedText, placeOf } from '../sources.ts';
import { type Syllabus, slugOf } from '../syllabus.ts';

/** Pages that intentionally lack a part, by topic id and page number from 1. */
export const incompletePages: Record<string, { lacks: readonly string[]; because: string }> = {};

type Topic = LibraryChapter['topics'][number];
type Ruled = {
  chapter: LibraryChapter;
  syllabus: Syllabus;
  placeOfTopic: (slug: string, page?: number) => string;
};

const isGenZ = ({ name, description }: Topic) => /gen.?z/i.test(`${name} ${description}`);
const label = '(Gen-Z edition)';

/** Parts that every page of a plain topic needs in addition to the idea at its beginning. */
const parts: [name: string, pattern: RegExp][] = [
  ['worked example', /^\*\*(?:Worked|Solved|Model) [^*]*\*\*/m],
  ['what examiners ask', /^\*\*What (?:the )?examiners[^*]*\*\*/m],
  ['common mistake', /^\*\*(?:A |The |Another )?[Cc]ommon mistakes?\.?\*\*/m],
];
const firstPart = /^\*\*(?:Worked|Solved|Model|What examiners|A common|Common)/;

export const notAskedSentence = (since: string) =>
  `Not in the CBSE paper since ${since}; some state boards ask it`;

/** A topic with jokes must be labelled, and follow a plain one on the same syllabus item. */
function genZFaults({ chapter, syllabus, placeOfTopic }: Ruled): PlacedFault[] {
  return chapter.topics.flatMap((topic, at) => {
    if (!isGenZ(topic)) return [];
    const slug = slugOf(chapter, topic);
    const place = placeOfTopic(slug);
    const plain = chapter.topics.slice(0, at).filter((each) => !isGenZ(each));
    const items = syllabus.topics.filter(({ notes }) => notes.includes(slug));
    const isTold = plain.some((each) => items.some(({ notes }) => notes.includes(slugOf(chapter, each))));
    return [
      ...(topic.name.includes(label) ? [] : [{ place, fault: `a Gen-Z topic has '${label}' in its name` }]),
      ...(isTold ? [] : [{ place, fault: 'no plain topic before it is on the same item of the syllabus' }]),
    ];
  });
}

/** Topics outside the papers by slug, with the school year since when. */
const notAsked = ({ topics }: Syllabus): Map<string, string> =>
  new Map(
    topics.flatMap(({ notes, notAskedSince }) =>
      notAskedSince === undefined ? [] : notes.map((slug): [string, string] => [slug, notAskedSince]),
    ),
  );

function pageFaults({ chapter, syllabus, placeOfTopic }: Ruled): PlacedFault[] {
  const extra = notAsked(syllabus);
  const isAsked = (slug: string) =>
    syllabus.topics.some((item) => !item.notAskedSince && item.notes.includes(slug));
  return chapter.topics
    .filter(
      (topic) => !isGenZ(topic) && (isAsked(slugOf(chapter, topic)) || !extra.has(slugOf(chapter, topic))),
    )
    .flatMap((topic) =>
      topic.pages.flatMap((page, at) => {
        const missing = [
          ...(firstPart.test(page.trim()) ? ['idea at its beginning'] : []),
          ...parts.filter(([, pattern]) => !pattern.test(page)).map(([name]) => name),
        ].filter((name) => !incompletePages[`${topic.id} ${at + 1}`]?.lacks.includes(name));
        const place = placeOfTopic(slugOf(chapter, topic), at);
        return missing.map((name) => ({ place, fault: `page ${at + 1} of '${topic.name}' has no ${name}` }));
      }),
    );
}

function notAskedFaults({ chapter, syllabus, placeOfTopic }: Ruled): PlacedFault[] {
  return [...notAsked(syllabus)].flatMap(([slug, since]) => {
    const topic = chapter.topics.find((each) => slugOf(chapter, each) === slug);
    if (!topic || [topic.description, ...topic.pages].some((text) => text.includes(notAskedSentence(since))))
      return [];
    return [{ place: placeOfTopic(slug), fault: `says nowhere '${notAskedSentence(since)}'` }];
  });
}

/** All topics of a chapter use the same sentence. */
const otherWording =
  /\bnot in the (?:CBSE|board)(?! paper since 20\d\d-\d\d; some state boards ask it)[^.;\n]{0,40}/gi;

/**
 * Topics that lack their label, their plain counterpart, a part of a page, or the sentence that no paper asks
 * them.
 */
export function topicFaults(
  chapter: LibraryChapter,
  syllabus: Syllabus,
  texts: readonly PlacedText[],
): PlacedFault[] {
  const placeOfTopic = (slug: string, page?: number) => {
    const wanted = page === undefined ? ['name'] : ['pages', page];
    const found = texts.find(
      ({ file, path }) =>
        new RegExp(`topics/\\d+-${slug}\\.md$`).test(file) && path.join('/') === wanted.join('/'),
    );
    return found ? placeOf(found) : slug;
  };
  const ruled = { chapter, syllabus, placeOfTopic };
  const worded = texts
    .filter(({ file }) => !file.endsWith('syllabus.yaml'))
    .flatMap((placed) =>
      [...placed.text.matchAll(otherWording)].map((found) => ({
        place: placeOf(placed, found.index),
        fault: `'${found[0]}': write '${notAskedSentence('20…')}'`,
      })),
    );
  return [...genZFaults(ruled), ...pageFaults(ruled), ...notAskedFaults(ruled), ...worded];
}
