import { meme, startServer as startMemes } from './memes-app.ts';
import { forces, startServer as startNotes } from './notes-app.ts';

/** A server of topics that can be made and changed. */
export function startTopics() {
  const server = startNotes();
  server.answers['content.topics.create'] = (input) => ({
    data: { ...forces([]), _id: 'waves', name: (input as { name: string }).name },
  });
  server.answers['content.topics.update'] = (input) => {
    const { id, ...fields } = input as { id: string };
    return { data: { ...forces([]), ...fields, _id: id } };
  };
  return server;
}
/** A server of memes that can be changed. */
export function startStoredMemes(stored = [meme('cat', 'A cat')]) {
  const server = startMemes(stored);
  server.answers['content.memes.update'] = (input) => ({
    data: {
      ...meme((input as { id: string }).id, (input as { alt: string }).alt),
      updatedAt: '2026-11-21T12:00:00.000Z',
    },
  });
  return server;
}
