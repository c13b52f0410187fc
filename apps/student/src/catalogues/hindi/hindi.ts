import type { AppCatalogue } from '../app-catalogue.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { chapter } from './chapter.ts';
import { marks } from './marks.ts';
import { messages } from './messages.ts';
import { papers } from './papers.ts';
import { payment } from './payment.ts';
import { practice } from './practice.ts';
import { profile } from './profile.ts';
import { progress } from './progress.ts';
import { quiz } from './quiz.ts';
import { revision } from './revision.ts';
import { shell } from './shell.ts';

/**
 * Spoken Hindi, to one student, as 'तुम', in forms that fit girls and boys where there are any. The same words
 * throughout: अंक, सवाल, जवाब, ग़लती, पन्ना, विषय, चैप्टर, पेपर, सेक्शन, यूनिट, नोट्स, समरी, क्विज़, प्रैक्टिस, दोहराना,
 * जमा करना, सेव करना, खोलना (unlock).
 */
export const catalogue: AppCatalogue = {
  ...auth,
  ...account,
  ...shell,
  ...chapter,
  ...quiz,
  ...revision,
  ...practice,
  ...papers,
  ...progress,
  ...profile,
  ...payment,
  ...marks,
  messages,
};
