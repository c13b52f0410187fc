import { z } from 'zod';
import { id, wellFormedText } from '../fields.ts';
import { pageMaxLength } from '../limits/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, seen, withLists } from './item.ts';
import { variantsField } from './variants.ts';

export const pageContent = withLists(wellFormedText().max(pageMaxLength));
/** The page in other languages. */
export const pageVariants = variantsField({ content: pageContent });
export type PageVariants = NonNullable<z.infer<typeof pageVariants.wire>>;
const fields = {
  content: { wire: z.string(), update: pageContent },
  variants: { wire: pageVariants.wire, update: pageVariants.update },
};

/** One page of a topic or a summary; `pageNumber` counts from 1, `content` is the product's markup. */
export const page = z
  .object({ _id: id, pageNumber: z.int().min(1), ...fieldsIn(fields, 'wire') })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof page>;

export const pageDraft = page.extend(changed).meta({ id: 'PageDraft' });
export type PageDraft = z.infer<typeof pageDraft>;

/**
 * A page without `_id` is new; page numbers follow the order of the list. A page with `_id` but without
 * `content` doesn't change; `seenUpdatedAt` is the page's own.
 */
export const pageInput = z.object({
  _id: id.optional(),
  ...z.object(fieldsIn(fields, 'update')).partial().shape,
  ...seen,
});

/** Changes the text of a page. */
export const pageChange = { pageId: id, ...seen, ...fieldsIn(fields, 'update') };
