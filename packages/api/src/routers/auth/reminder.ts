import {
  moveReminderInput,
  reminder,
  reminderInput,
  setReminderInput,
  stopReminderInput,
} from '@repo/contracts/reminders';
import * as domain from '@repo/domain';
import { limitedAccountProcedure, limitedUserProcedure, router, userProcedure } from '#src/trpc.ts';

const isRepeatable = () => true;

export const reminderRouter = router({
  get: userProcedure
    .input(reminderInput)
    .output(reminder)
    .query(({ student, input }) => domain.getReminder(student, input)),

  set: limitedUserProcedure('profile')
    .meta({ isRepeatable, fails: ['NOT_FOUND'] })
    .input(setReminderInput)
    .output(reminder)
    .mutation(({ student, input }) => domain.setReminder(student, input)),

  move: limitedUserProcedure('profile')
    .meta({ isRepeatable, fails: ['NOT_FOUND'] })
    .input(moveReminderInput)
    .output(reminder)
    .mutation(({ student, input }) => domain.moveReminder(student, input)),

  /** Open to every account, because nobody should get reminders against their will. */
  stop: limitedAccountProcedure('stopReminder')
    .meta({ isRepeatable })
    .input(stopReminderInput)
    .output(reminder)
    .mutation(({ student, input }) => domain.stopReminder(student, input)),
});
