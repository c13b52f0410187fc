import { z } from 'zod';

const index = z.int().min(0).max(10_000);

/** The body of a save; both indexes count from 0. */
export const positionBody = z.object({
  notesProgress: z.object({ currentTopicIndex: index, currentPageIndex: index }),
});
export type PositionBody = z.infer<typeof positionBody>;

/** The documented reply to a save. */
export const savedReply = (chapterId: string, { notesProgress }: PositionBody, isCompleted: boolean) => ({
  success: true,
  data: { chapter: chapterId, isCompleted, notesProgress },
  message: 'Reading position saved',
});
