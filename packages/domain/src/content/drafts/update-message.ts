import * as contentMessages from '@repo/contracts/messages/content';

type Shown = { isAllContentAvailable: boolean };

/** What an update of a subject or a chapter did: switched whether students see it, or anything else. */
export function updateMessage(noun: 'Subject' | 'Chapter', before: Shown, after: Shown): string {
  const isOn = after.isAllContentAvailable;
  if (isOn === before.isAllContentAvailable) return contentMessages.itemUpdated(noun);
  return noun === 'Subject'
    ? contentMessages.subjectAvailabilityDone(isOn)
    : contentMessages.chapterAvailabilityDone(isOn);
}
