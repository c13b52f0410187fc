import { brand } from '@repo/contracts/brand';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';
import { chapters, invites, results } from './words.ts';

/** Such as '12 mein se 3 chapters poore'. */
const chaptersDone = (done: number, total: number) =>
  `${total} mein se ${chapters(done)} ${done === 1 ? 'poora' : 'poore'}`;

/** Home, the subjects, the search, and inviting friends. */
export const homeTexts = {
  dashboard: {
    title: 'Home',
    welcome: (firstName: string) => `Welcome ${firstName}!`,
    greeting: 'aaj kya padhne ka scene hai?',
    today: (cards: string, then: string) => `Aaj: ${cards}, phir ${then}`,
    daysToExam: (days: number) => `Exam mein ${days} din baaki`,
    examTomorrow: 'Kal exam hai. Thode cards dekho, bag pack karo, aaram se so jao.',
    examToday: 'Aaj exam hai. All the best!',
    examOver: 'Pehla paper ho gaya. Baaki papers ke liye all the best!',
    nextExam: 'Agli date chuno',
    updateLine: 'Naya content aa gaya hai.',
    updateButton: 'Naya content lao',
    updateCosts: 'Data saver on hai: isse content phir se download hoga.',
    updateDone: 'Content update ho gaya.',
    updateFailed: 'Content update nahi hua',
    rewardTitle: 'Apna reward lo',
    rewardText: 'Ek chapter bilkul free. Choose karo aur unlock karo.',
    rewardButton: 'Chuno',
    cancel: 'Rehne do',
    rewardHint: 'Pehle subject chuno, chapter wahin unlock hoga.',
    subjects: 'Tumhare subjects',
    chapters: (completed: number, total: number) => `${completed}/${total} chapters`,
    chaptersUnknown: chapters,
    start: 'Shuru karo',
    progressOf: (subject: string) => `${subject} ki progress`,
    moreTitle: 'Aur subjects jald aa rahe hain',
    moreLink: 'aur jaano',
    empty: 'Abhi koi subject nahi hai',
    emptyHint: 'Naya content aane wala hai.',
    retry: 'Retry',
    progressFailed: 'Progress load nahi hui',
  },

  subject: {
    isNextUp: 'ab yeh',
    isLocked: 'locked',
    isUnlocked: 'unlocked',
    back: 'Home par wapas',
    loadFailed: 'Subject ya chapters load nahi hue',
    doneOf: (done: number, total: number) => `${done}/${total}`,
    chaptersDone,
    progress: (subject: string) => `${subject} ki progress`,
    chapters: 'Chapters',
    start: 'Shuru karo',
    nextUp: 'Ab yeh',
    locked: 'Locked',
    unlocked: 'Unlocked',
    status: { completed: 'poora', active: 'chal raha hai', upcoming: 'aage hai' },
    nodeName: (n: number, name: string, words: readonly string[]) =>
      [`Chapter ${n}`, name, ...words].join(', '),
    claimNodeName: (n: number, name: string) => `Free mein kholo: chapter ${n}, ${name}`,
    noChapters: 'Kuch nahi mila',
    nextChapter: 'Agla chapter',
    open: 'Kholo',
    allDone: 'Saare chapters poore ho gaye.',
    claimQuestion: (chapter: string) => `${chapter} free mein kholna hai?`,
    claimOnce: 'Ek hi chapter free milta hai. Baad mein badal nahi sakte.',
    claimConfirm: 'Kholo',
    claimRefuse: 'Abhi nahi',
    claimTitle: 'Apna reward lo',
    claimHint: 'Ab koi bhi chapter chuno, woh free mein unlock hoga!',
    choose: 'Chuno',
    cancel: 'Cancel',
    claimDone: messages[contentMessages.claimDone],
    claimFailed: 'Free chapter nahi mil paya',
    hinglish: {
      claimText: 'Ek chapter bilkul free. Choose karo aur unlock karo.',
      allDone: 'Poora subject tick. Zabardast!',
    },
  },

  searchButton: { label: 'Search' },

  search: {
    title: 'Search',
    label: 'Apne chapters mein search karo',
    placeholder: 'ohm, acid, GDP …',
    preparing: 'Search taiyaar ho raha hai…',
    failed: 'Search nahi khula. Internet check karo aur phir se try karo.',
    retry: 'Retry',
    none: 'Kuch nahi mila',
    count: results,
    locked: 'Locked',
    kinds: {
      chapter: 'Chapter',
      page: 'Explanation',
      summary: 'Summary',
      flashcard: 'Flashcard',
      written: 'Written sawaal',
      mark: 'Mera bookmark',
      ownCard: 'Mera flashcard',
    },
    pageOf: (topic: string, page: number) => `${topic}, page ${page}`,
    summaryPage: (page: number) => `Page ${page}`,
    hinglish: {
      hint: 'Jo yaad nahi aa raha, uska ek shabd likho.',
      noneHint: 'Chhota shabd ya doosri spelling try karo.',
    },
  },

  referral: {
    title: 'Free chapter kholo',
    progress: (accepted: number) =>
      `${invitesPerUnlock} mein se ${invites(accepted)} accept ${accepted === 1 ? 'hua' : 'hue'}`,
    round: (accepted: number) => `${accepted}/${invitesPerUnlock}`,
    friend: (n: number, isHere: boolean) => `Dost ${n}: ${isHere ? 'join kar liya' : 'abhi nahi'}`,
    usedUnlocks: (count: number) =>
      `Tumhare invites se ab tak ${chapters(count)} unlock ${count === 1 ? 'hua' : 'hue'}.`,

    share: 'Share karo',
    linkLabel: 'Tumhara referral link',
    copy: 'Copy karo',
    copyWhat: 'link',
    copied: 'Link copy ho gaya!',
    copyFailed: 'Link copy nahi hua. Upar select ho gaya hai: wahin se copy karo.',
    previewTitle: 'Doston ko yeh milega',
    shareTitle: `${brand.name}: tumhara Class 10th study buddy`,
    shareText: `Class 10 boards aa rahe hain! Mera study buddy hai ${brand.name}: notes, flashcards, quiz aur memes, sab chapter by chapter. Tum bhi aa jao!`,

    howTitle: 'Kaise kaam karta hai',
    steps: [
      { name: 'Link share karo', text: 'Class 10 ke doston ko bhejo.' },
      { name: 'Woh sign up karein', text: 'Dost ke email verify karte hi count hota hai.' },
      {
        name: `${invitesPerUnlock} dost, 1 chapter`,
        text: `Har ${invitesPerUnlock} accepted invites par apni pasand ka ek chapter unlock karo.`,
      },
    ],

    earnedTitle: 'Tumhe ek chapter mila!',
    unlock: 'Unlock karo',
    chooseTitle: 'Unlock karne ke liye chapter chuno',
    unlockNode: (chapter: string, subject: string) => `Unlock karo: ${chapter}, ${subject}`,
    cancel: 'Cancel',
    nothingLocked: 'Tumhare liye koi chapter locked nahi hai.',
    unlockDone: messages[contentMessages.unlockDone],
    unlockFailed: 'Chapter unlock nahi hua',

    support: 'Free chapter mein koi dikkat? Humein likho:',
    supportSubject: `${invitesPerUnlock} invites par free chapter`,
    hinglish: {
      line: `${invitesPerUnlock} dost, ek chapter free.`,
      toGo: (count: number) =>
        count === 1 ? 'Bas ek dost aur!' : `${count} dost aur, phir ek chapter tumhara.`,
      earned: `${invitesPerUnlock} dost aa gaye. Ab koi bhi ek chapter kholo.`,
      superLine: `${brand.planName} hai toh sab khula hai. Dost phir bhi bula sakte ho.`,
    },
  },

  comingSoon: {
    title: 'Jald aa raha hai',
    line: 'Pencil sharp hai, kaam chalu hai.',
    home: 'Home',
    signUp: 'Sign up karo',
    follow: 'Humein follow karo',
    followText: 'Nayi cheezein pehle wahin batate hain.',
    on: (network: string, brandName: string) => `${network} par ${brandName}`,
    mail: 'Humein likho',
    features: [
      { name: 'Naye subjects', text: 'Class 10 ki aur books, chapter by chapter.' },
      { name: 'Interactive quizzes', text: 'Aur tarah ke sawaal, turant check.' },
      { name: 'Smart flashcards', text: 'Cards jo bhoolne se theek pehle wapas aate hain.' },
      { name: 'Educational memes', text: 'Aur memes, jo exam tak yaad rahein.' },
      { name: 'Community features', text: 'Doston ke saath padho, ek doosre se poocho.' },
      { name: 'Advanced analytics', text: 'Dekho kya strong hai aur kya ek baar aur dekhna hai.' },
    ],
  },
} satisfies AppCatalogue;
