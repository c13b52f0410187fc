import { plainItems } from './item-verbs.ts';
import { createMeme, deleteMeme, listMemes, updateMeme } from './memes.ts';
import { createSummary, deleteSummary, listSummaries, updateSummary } from './summaries.ts';
import { createTopic, deleteTopic, listTopics, updateTopic } from './topics.ts';

/** List, create, update and delete for each kind of item. */
export const itemVerbs = {
  ...plainItems,
  topics: { list: listTopics, create: createTopic, update: updateTopic, remove: deleteTopic },
  summaries: { list: listSummaries, create: createSummary, update: updateSummary, remove: deleteSummary },
  memes: { list: listMemes, create: createMeme, update: updateMeme, remove: deleteMeme },
};
