import * as contentMessages from '@repo/contracts/messages/content';

type Shown = { isAllContentAvailable: boolean };

/** Message after an update of a subject or a chapter: shown to students, hidden, or otherwise updated. */
export function updateMessage(noun: 'Subject' | 'Chapter', before: Shown, after: Shown): string {
  const isOn = after.isAllContentAvailable;
  if (isOn === before.isAllContentAvailable) return contentMessages.itemUpdated(noun);
  return noun === 'Subject'
    ? contentMessages.subjectAvailabilityDone(isOn)
    : contentMessages.chapterAvailabilityDone(isOn);
}
