import { type ContentList, contentLists, itemNouns } from '@repo/contracts/items/content-lists';
import { itemCreated, itemDeleted, itemUpdated } from '@repo/contracts/messages/content';
import { data, dataAnd, joined, toldData } from './reply.ts';
import { type RestRow, row } from './row.ts';

/** A picture is sent as a file named image, or as a data URL. */
const names = { imageFile: 'image' };

const subjectRows: RestRow[] = [
  row('POST', '/v1/subjects', {
    procedure: 'content.subjects.create',
    summary: 'Create a subject; with a picture as multipart/form-data (name, description, image)',
    names,
    reply: dataAnd(itemCreated('Subject')),
  }),
  row('GET', '/v1/subjects/details', {
    procedure: 'content.subjects.list',
    summary: 'All subjects with their chapters and how much content each has, as drafts',
    reply: data,
  }),
  row('PUT', '/v1/subjects/:id', {
    procedure: 'content.subjects.update',
    summary: "Change a subject's name, description, colour or availability",
    reply: toldData,
  }),
  row('DELETE', '/v1/subjects/:id', {
    procedure: 'content.subjects.delete',
    summary: 'Delete a subject with its chapters; says how many went',
    reply: joined('subject', itemDeleted('Subject')),
  }),
];

const chapterRows: RestRow[] = [
  row('POST', '/v1/chapters', {
    procedure: 'content.chapters.create',
    summary: 'Create an empty chapter at the end of a subject',
    reply: dataAnd(itemCreated('Chapter')),
  }),
  row('GET', '/v1/subjects/:id/chapters', {
    procedure: 'content.chapters.list',
    summary: "A subject's chapters with all their content, as drafts",
    reply: data,
  }),
  row('PUT', '/v1/chapters/:id', {
    procedure: 'content.chapters.update',
    summary: "Change a chapter's name or availability",
    reply: toldData,
  }),
  row('DELETE', '/v1/chapters/:id', {
    procedure: 'content.chapters.delete',
    summary: 'Delete a chapter; says how many students have progress in it',
    reply: joined('chapter', itemDeleted('Chapter')),
  }),
];

const topicRows: RestRow[] = [
  row('POST', '/v1/topics', {
    procedure: 'content.topics.create',
    summary: 'Create a topic without pages',
    reply: dataAnd(itemCreated('Topic')),
  }),
  row('PUT', '/v1/topics/:id', {
    procedure: 'content.topics.update',
    summary: 'Rename a topic, or replace its pages; of those that were there only the last may be missing',
    reply: dataAnd(itemUpdated('Topic')),
  }),
  row('DELETE', '/v1/topics/:id', {
    procedure: 'content.topics.delete',
    summary: 'Delete a topic with its pages',
    reply: dataAnd(itemDeleted('Topic')),
  }),
];

const summaryPageRows: RestRow[] = [
  row('POST', '/v1/summaries/pages/add', {
    procedure: 'content.summaries.addPage',
    summary: 'Add a page of a summary; replies with the whole summary',
    reply: dataAnd(itemCreated('Page')),
  }),
  row('PUT', '/v1/summaries/pages/update', {
    procedure: 'content.summaries.updatePage',
    summary: 'Update a page of a summary; replies with the whole summary',
    reply: dataAnd(itemUpdated('Page')),
  }),
  row('DELETE', '/v1/summaries/pages/delete', {
    procedure: 'content.summaries.deletePage',
    summary: 'Delete a page of a summary; replies with the whole summary',
    reply: dataAnd(itemDeleted('Page')),
  }),
];

/** Topics are excluded: their documented calls differ from those of the other lists. */
const isPlain = (list: ContentList): list is Exclude<ContentList, 'topics'> => list !== 'topics';
/** The name in sentences, where it differs from the list's own. */
const called: Partial<Record<ContentList, string>> = { written: 'written questions' };
const namesOf: Partial<Record<ContentList, Record<string, string>>> = { memes: names };

/** The items of a chapter, with the same calls to create, read, change and delete them. */
const itemRows = contentLists.filter(isPlain).flatMap((list): RestRow[] => {
  const noun = itemNouns[list];
  const own = { names: namesOf[list] };
  return [
    row('POST', `/v1/${list}`, {
      ...own,
      procedure: `content.${list}.create`,
      summary: `Create a ${noun.toLowerCase()} at the end of its chapter`,
      reply: dataAnd(itemCreated(noun)),
    }),
    row('GET', `/v1/chapters/:id/${list}`, {
      procedure: `content.${list}.list`,
      summary: `The ${called[list] ?? list} of a chapter, as drafts`,
      reply: data,
    }),
    row('PUT', `/v1/${list}/:id`, {
      ...own,
      procedure: `content.${list}.update`,
      summary: `Change a ${noun.toLowerCase()}`,
      reply: dataAnd(itemUpdated(noun)),
    }),
    row('DELETE', `/v1/${list}/:id`, {
      procedure: `content.${list}.delete`,
      summary: `Delete a ${noun.toLowerCase()}`,
      reply: dataAnd(itemDeleted(noun)),
    }),
  ];
});

const paperRows: RestRow[] = [
  row('POST', '/v1/papers', {
    procedure: 'content.papers.create',
    summary: 'Create the blueprint of a board paper; its chapters may be of several subjects',
    reply: dataAnd(itemCreated('Board paper')),
  }),
  row('GET', '/v1/papers/details', {
    procedure: 'content.papers.list',
    summary: 'All blueprints of board papers, as drafts',
    reply: data,
  }),
  row('PUT', '/v1/papers/:id', {
    procedure: 'content.papers.update',
    summary: 'Change the blueprint of a board paper',
    reply: dataAnd(itemUpdated('Board paper')),
  }),
  row('DELETE', '/v1/papers/:id', {
    procedure: 'content.papers.delete',
    summary: 'Delete the blueprint of a board paper; results of students stay',
    reply: dataAnd(itemDeleted('Board paper')),
  }),
];

/** The calls by which admins edit drafts. */
export const draftRows: RestRow[] = [
  ...subjectRows,
  ...chapterRows,
  ...topicRows,
  ...summaryPageRows,
  ...itemRows,
  ...paperRows,
];
