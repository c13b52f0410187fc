import type { AppCatalogue } from '../app-catalogue.ts';
import { authTexts } from './auth.ts';
import { chapterTexts } from './chapter.ts';
import { consentTexts } from './consent.ts';
import { homeTexts } from './home.ts';
import { marksTexts } from './marks.ts';
import { messages } from './messages.ts';
import { paperTexts } from './papers.ts';
import { paymentTexts } from './payment.ts';
import { practiceTexts } from './practice.ts';
import { privacyTexts } from './privacy.ts';
import { profileTexts } from './profile.ts';
import { progressTexts } from './progress.ts';
import { quizTexts } from './quiz.ts';
import { revisionTexts } from './revision.ts';
import { shellTexts } from './shell.ts';

/** Hindi in Latin script, mixed with English, as students chat. */
export const catalogue: AppCatalogue = {
  messages,
  ...shellTexts,
  ...authTexts,
  ...consentTexts,
  ...homeTexts,
  ...chapterTexts,
  ...quizTexts,
  ...practiceTexts,
  ...paperTexts,
  ...progressTexts,
  ...revisionTexts,
  ...profileTexts,
  ...paymentTexts,
  ...privacyTexts,
  ...marksTexts,
};
