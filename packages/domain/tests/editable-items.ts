import { drafts } from '#src/index.ts';
import { ctx } from './fresh-database.ts';

export const chapterId = 'econ-1';
const testFields = {
  title: 'T',
  timeLimit: 5,
  passingScore: 50,
  questions: [{ question: 'Q', options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' as const }],
};
const root = { id: 'root', text: 'R', x: 0, y: 0 };

type Seen = { seenUpdatedAt?: string };
type Entity = { updatedAt: string };
type Kind = {
  name: string;
  read(): Promise<Entity | undefined>;
  change(seen: Seen): Promise<Entity>;
  remove(seen: Seen): Promise<unknown>;
};

/** Everything editable, with the token its editor holds. */
export const kinds: Kind[] = [
  {
    name: 'a subject',
    read: async () => (await drafts.listSubjects(ctx))[0],
    change: (seen) => drafts.updateSubject(ctx, { id: 'econ', name: 'New', ...seen }),
    remove: (seen) => drafts.deleteSubject(ctx, { id: 'econ', ...seen }),
  },
  {
    name: 'a chapter',
    read: async () => (await drafts.listSubjects(ctx))[0]?.chapters[0],
    change: (seen) => drafts.updateChapter(ctx, { id: chapterId, name: 'New', ...seen }),
    remove: (seen) => drafts.deleteChapter(ctx, { id: chapterId, ...seen }),
  },
  {
    name: 'a topic',
    read: async () => (await drafts.listTopics(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'New', ...seen }),
    remove: (seen) => drafts.deleteTopic(ctx, { id: 'econ-1-t1', ...seen }),
  },
  {
    name: 'a page of a topic',
    read: async () => (await drafts.listTopics(ctx, { chapterId }))[0]?.pages[1],
    change: async (seen) => {
      const page = { topicId: 'econ-1-t1', pageId: 'econ-1-t1-p2', ...seen };
      const topic = await drafts.updateTopicPage(ctx, { ...page, content: 'New' });
      return topic.pages[1] as Entity;
    },
    remove: (seen) => drafts.deleteTopicPage(ctx, { topicId: 'econ-1-t1', pageId: 'econ-1-t1-p2', ...seen }),
  },
  {
    name: 'a summary',
    read: async () => (await drafts.listSummaries(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateSummary(ctx, { id: 'econ-1-summary', title: 'New', ...seen }),
    remove: (seen) => drafts.deleteSummary(ctx, { id: 'econ-1-summary', ...seen }),
  },
  {
    name: 'a page of a summary',
    read: async () => (await drafts.listSummaries(ctx, { chapterId }))[0]?.pages[0],
    change: async (seen) => {
      const page = { summaryId: 'econ-1-summary', pageId: 'econ-1-summary-p1', ...seen };
      const summary = await drafts.updateSummaryPage(ctx, { ...page, content: 'New' });
      return summary.pages[0] as Entity;
    },
    remove: async (seen) => {
      await drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' });
      return drafts.deleteSummaryPage(ctx, {
        summaryId: 'econ-1-summary',
        pageId: 'econ-1-summary-p1',
        ...seen,
      });
    },
  },
  {
    name: 'a flashcard',
    read: async () => (await drafts.listFlashcards(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', answer: 'New', ...seen }),
    remove: (seen) => drafts.deleteFlashcard(ctx, { id: 'econ-1-card-1', ...seen }),
  },
  {
    name: 'a test',
    read: async () => (await drafts.listTests(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateTest(ctx, { id: 'econ-1-test', ...testFields, ...seen }),
    remove: (seen) => drafts.deleteTest(ctx, { id: 'econ-1-test', ...seen }),
  },
  {
    name: 'a meme',
    read: async () => (await drafts.listMemes(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateMeme(ctx, { id: 'econ-1-meme-1', alt: 'New', ...seen }),
    remove: (seen) => drafts.deleteMeme(ctx, { id: 'econ-1-meme-1', ...seen }),
  },
  {
    name: 'a mind map',
    read: async () => (await drafts.listMindmaps(ctx, { chapterId }))[0],
    change: (seen) =>
      drafts.updateMindmap(ctx, { id: 'econ-1-mindmap', title: 'New', nodes: [root], edges: [], ...seen }),
    remove: (seen) => drafts.deleteMindmap(ctx, { id: 'econ-1-mindmap', ...seen }),
  },
  {
    name: 'a written question',
    read: async () => (await drafts.listWritten(ctx, { chapterId }))[0],
    change: (seen) => drafts.updateWritten(ctx, { id: 'econ-1-written-1', passage: 'New', ...seen }),
    remove: (seen) => drafts.deleteWritten(ctx, { id: 'econ-1-written-1', ...seen }),
  },
];
