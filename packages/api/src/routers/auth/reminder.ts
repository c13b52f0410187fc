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

  /** Whatever else is closed to the account: nobody is reminded against their will. */
  stop: limitedAccountProcedure('stopReminder')
    .meta({ isRepeatable })
    .input(stopReminderInput)
    .output(reminder)
    .mutation(({ student, input }) => domain.stopReminder(student, input)),
});
