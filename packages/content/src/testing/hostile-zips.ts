import { zipSync } from 'fflate';

const text = (content: string) => Buffer.from(content);
const subject = { 'physics/subject.yaml': text('name: Physics\nisAllContentAvailable: true\n') };
const chapter = {
  ...subject,
  'physics/01-light/chapter.yaml': text('name: Light\nisAllContentAvailable: true\n'),
};
const card = '- question: a\n  answer: b\n  difficulty: easy\n';

/** Small packed libraries that unpack to the largest size, or are the slowest to parse. */
export const hostileZips: { name: string; pack: () => Uint8Array }[] = [
  {
    name: '59 MB of YAML in 57 KB',
    pack: () => zipSync({ ...subject, 'physics/a.yaml': Buffer.alloc(59_000_000, '- a\n') }),
  },
  {
    name: 'as much YAML as may be',
    pack: () => zipSync({ ...chapter, 'physics/01-light/flashcards.yaml': text(card.repeat(480_000)) }),
  },
  {
    name: 'YAML of brackets',
    pack: () =>
      zipSync({ ...chapter, 'physics/01-light/mindmap.yaml': text(`title: ${'['.repeat(5_000_000)}`) }),
  },
];
