import {
  deletedList,
  deletedListInput,
  restoreDeletedInput,
  restoredItem,
} from '@repo/contracts/deleted-content';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { mutation, query } from './draft-procedures.ts';

export const deletedRouter = router({
  /** Items deleted in the last 30 days. */
  list: query(deletedListInput, deletedList, drafts.listDeleted),
  restore: mutation(restoreDeletedInput, restoredItem, drafts.restoreDeleted, 'CONFLICT'),
});
