import { z } from 'zod';
import { id } from '../fields.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, chapterField, extraMark, lineField, seen, textField } from './item.ts';
import { page, pageChange, pageContent, pageDraft, pageInput, pageVariants } from './page.ts';

const fields = {
  name: lineField(contentMessages.topicNameRequired),
  description: textField,
  chapter: chapterField,
  pages: { wire: z.array(page), update: z.array(pageInput).max(500) },
  isExtra: extraMark,
};

export const topic = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Topic' });
export type Topic = z.infer<typeof topic>;

export const topicDraft = topic.extend({ pages: z.array(pageDraft), ...changed }).meta({ id: 'TopicDraft' });
export type TopicDraft = z.infer<typeof topicDraft>;

export const createTopicInput = z.object(fieldsIn(fields, 'create'));
export type CreateTopicInput = z.infer<typeof createTopicInput>;
export const updateTopicInput = changesOf(fieldsIn(fields, 'update'));
export type UpdateTopicInput = z.infer<typeof updateTopicInput>;

/** The fields before the pages of a topic in a library file. */
export const libraryTopicHead = z.strictObject(fieldsIn(fields, 'file'));

export const addTopicPageInput = z.object({
  topicId: id,
  content: pageContent.default(''),
  variants: pageVariants.create,
});
export type AddTopicPageInput = z.infer<typeof addTopicPageInput>;
export const updateTopicPageInput = z.object({ topicId: id, ...pageChange });
export type UpdateTopicPageInput = z.infer<typeof updateTopicPageInput>;
export const deleteTopicPageInput = z.object({ topicId: id, pageId: id, ...seen });
export type DeleteTopicPageInput = z.infer<typeof deleteTopicPageInput>;
