import type { Gender } from '@repo/contracts/fields';
import { texts } from '#src/language/texts.ts';

/** What the genders are called; the values that are sent are the default names. */
export const genderCopy = texts('gender', { Male: 'Male', Female: 'Female', Other: 'Other' } satisfies Record<
  Gender,
  string
>);
