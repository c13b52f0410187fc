import type { Gender } from '@repo/contracts/fields';
import { texts } from '#src/platform/language/texts.ts';

/** Labels of the genders; the default names are the values sent. */
export const genderCopy = texts('gender', { Male: 'Male', Female: 'Female', Other: 'Other' } satisfies Record<
  Gender,
  string
>);
