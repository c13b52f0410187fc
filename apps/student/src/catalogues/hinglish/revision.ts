import { invitesPerUnlock } from '@repo/contracts/limits/content';
import type { ItemKinds } from '#src/study/reviews/counted.ts';
import type { AppCatalogue } from '../app-catalogue.ts';
import { counted, galtiyan, ghante, marks, outOf, tomorrow } from './words.ts';

/** Such as '3 ghante 15 min'. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? ghante(hours) : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Such as '1 pehli baar mein yaad tha'. */
const knownAtOnce = (known: number) => `${known} pehli baar mein yaad ${known === 1 ? 'tha' : 'the'}`;

/** What comes next, revision, mistakes, and the exam to which a student revises. */
export const revisionTexts = {
  next: {
    title: 'Ab kya karein',
    label: {
      paperRunning: 'Tumhara board paper',
      paperToMark: 'Tumhara board paper',
      revise: 'Aaj revise karna hai',
      paper: 'Ek poora board paper try karo',
      unit: 'Yahan sabse zyada marks badhenge',
      continue: 'Jahan chhoda tha',
      next: 'Agla chapter',
      finish: 'Chapter poora nahi hua',
      notes: 'Notes phir se dekho',
      quiz: 'Khud ko check karo',
      mistakes: 'Jo galat hua',
      cards: 'Ab yaad karo',
      written: 'Poore answers likho',
      claim: 'Ek chapter free hai',
      unlock: 'Ek aur chapter unlock karo',
      invite: 'Ek aur chapter unlock karo',
      super: 'Saare chapters kholo',
      practise: 'Saare chapters poore',
    },
    name: {
      paperRunning: 'Abhi submit nahi hua',
      paperToMark: 'Apne likhe answers ko marks do',
      unlock: `${invitesPerUnlock} dost join kar chuke hain`,
      invite: `${invitesPerUnlock} doston ko invite karo`,
      practise: 'Saare chapters ke questions practice karo',
    },
    button: {
      paperRunning: 'Aage karo',
      paperToMark: 'Marks do',
      revise: 'Revise karo',
      paper: 'Paper kholo',
      unit: 'Kholo',
      continue: 'Aage padho',
      next: 'Kholo',
      finish: 'Aage padho',
      notes: 'Notes kholo',
      quiz: 'Quiz kholo',
      mistakes: 'Galtiyan sudharo',
      cards: 'Flashcards kholo',
      written: 'Questions kholo',
      claim: 'Free chapter chuno',
      unlock: 'Chapter chuno',
      invite: 'Dost bulao',
      super: 'Upgrade karo',
      practise: 'Practice karo',
    },
    due: counted,
    minutes: (minutes: number) => `lagbhag ${duration(minutes)}`,
    dueDetail: (subject: string) => `zyadatar ${subject}`,
    paperDetail: (daysLeft: number) => `exam ${daysLeft} din mein hai`,
    unitDetail: (unit: string, more: number) =>
      `${unit}: ${marks(more)} tak badh ${more === 1 ? 'sakta hai' : 'sakte hain'}`,
    joined: (accepted: number) => `${outOf(accepted, invitesPerUnlock)} join hue`,
    pageOf: (topic: string, page: number, of: number) => `${topic}, page ${page}/${of}`,
    otherOptions: 'Aur options',
    home: 'Home par wapas',
  },

  revise: {
    title: 'Revise karo',
    left: (count: number) => `${count} baaki`,
    end: 'Revision band karo',
    flip: 'Jawab dekho',
    undo: 'Undo karo',
    putAway: 'Yeh card hatao',
    putAwayDone: 'Hata diya. Yeh wapas nahi aayega.',
    putQuestionAway: 'Yeh sawaal hatao',
    check: 'Check karo',
    missed: 'Ek baar galat hua tha',
    spokenCard: (left: number, text: string) => `${left} baaki: ${text}`,
    spokenAnswer: (text: string) => `Jawab: ${text}`,
    keys: 'Space: jawab dekho. 1 se 4: kitna yaad tha. U: undo.',
    doneTitle: 'Aaj ke liye itna hi',
    done: (count: number, known: number, kinds: ItemKinds) =>
      `${counted(count, kinds)} revise ho ${count === 1 ? 'gaya' : 'gaye'}, ${knownAtOnce(known)}.`,
    next: (day: string) => `Agle wale ${day === tomorrow ? day : `${day} ko`} wapas aayenge.`,
    rampTitle: (days: number) => (days === 1 ? 'Ek din bacha hai' : `${days} din bache hain`),
    rampText: (amount: number) =>
      `Ab cards dekhna sabse zyada kaam aata hai. Exam tak roz ${amount} dekhne hain?`,
    rampAll: (count: number) => `Phir saare ${count} cards ek baar aur dikhenge.`,
    rampPart: (reviews: number, count: number) =>
      `Phir ${count} mein se lagbhag ${reviews} cards ek baar aur dikhenge.`,
    rampYes: (amount: number) => `Haan, roz ${amount}`,
    rampNo: (amount: number) => `${amount} hi rakho`,
    nothingTitle: 'Aaj revise karne ko kuch nahi',
    nothingText: 'Jo cards dekhe aur jo sawaal galat hue, woh bhoolne se pehle yahan wapas aate hain.',
    noMistakesTitle: 'Koi galti baaki nahi',
    noMistakesText: 'Is chapter mein jo galat hua tha, woh do din sahi hua.',
    mistakes: 'Meri galtiyan',
    home: 'Home par wapas',
  },

  mistakes: {
    title: 'Meri galtiyan',
    lead: 'Do alag-alag din sahi karo, toh galti is list se hat jati hai.',
    redo: 'Inhe phir se karo',
    count: galtiyan,
    question: (n: number) => `Sawaal ${n}`,
    rightOnce: 'Ek baar sahi, ek din aur',
    nothingTitle: 'Dekhne ke liye koi galti nahi',
    nothingText:
      'Quiz, practice ya board paper mein jo sawaal galat hon, woh wajah ke saath yahan rehte hain.',
    toPractice: 'Practice karo',
  },

  exam: {
    title: 'Tumhara board exam',
    question: 'Tumhara board exam kab hai?',
    questionText: 'Phir cards us din tak wapas aate hain, sabse kaam ke pehle.',
    choose: 'Din chuno',
    notNow: 'Abhi nahi',
    legend: 'Pehla paper',
    sitting: { first: 'Board exam', second: 'Second exam' },
    expected: 'expected',
    otherDay: 'Koi aur din',
    otherDayLabel: 'Pehle paper ka din',
    noDay: 'Koi din nahi',
    noDayText: 'Cards tab wapas aate hain jab bhoolne lago',
    amount: 'Roz ke cards',
    save: 'Save karo',
    cancel: 'Cancel',
    saved: 'Tumhara plan save ho gaya.',
    dayMissing: 'Ek din chuno',
    line: (day: string | null, amount: number) => `${day ?? 'Koi din nahi'} · roz ${amount} cards`,
  },
} satisfies AppCatalogue;
