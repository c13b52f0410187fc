import { brand } from '@repo/contracts/brand';
import { reportNoteMaxLength } from '@repo/contracts/limits/reports';
import type { AppCatalogue } from '../app-catalogue.ts';
import { things } from './words.ts';

/** The frame around the screens, and what any of them can say. */
export const shellTexts = {
  ui: {
    close: 'Band karo',
    loading: 'Load ho raha hai...',
    retry: 'Retry',
    skipToContent: 'Seedha content par jao',
    table: 'Table',
    cancel: 'Cancel',
    on: 'On',
    off: 'Off',
    hide: 'Chhupao',
    show: 'Dikhao',
    password: 'password',
  },

  shell: {
    home: 'Home',
    progress: 'Progress',
    practice: 'Practice',
    profile: 'Profile',
    unlockFreeChapter: 'Free chapter kholo',
    logout: 'Logout',
    mainNavigation: 'Menu',
    search: 'Search',
    searchKey: 'Ctrl K',
    zen: 'Zen mode',
    leaveZen: 'Zen mode band karo',
    offline: 'Offline ho. Jo load hai, woh padho.',
    away: 'Server se connect nahi ho pa raha.',
    offlineWaiting: (count: number) => `Offline ho. ${things(count)} bhejni baaki.`,
    awayWaiting: (count: number) => `Server nahi mila. ${things(count)} baaki.`,
    newVersion: 'Naya version taiyaar hai.',
    update: 'Update karo',
    later: 'Baad mein',
    resumeLabel: 'Aage badho',
    resume: (chapter: string) => `Aage padho: ${chapter}`,
    resumeNext: (chapter: string) => `Agla: ${chapter}`,
    resumePage: (page: number, of: number) => `page ${page}/${of}`,
    backOnline: 'Wapas online!',
    splashSteps: [
      'Shuru ho raha hai',
      'Padhai ka content load ho raha hai',
      'Interactive quizzes taiyaar ho rahe hain',
      'Smart flashcards set ho rahe hain',
      'Learning community se connect ho raha hai',
      'Tumhara learning path ban raha hai',
      'Bas, padhai shuru hone wali hai',
    ],
    splashLabel: `${brand.name} khul raha hai`,
    failedTitle: 'Data load nahi hua',
    failedOffline: 'Internet nahi hai. Wapas aate hi hum khud try karenge.',
    failedRetry: 'Retry',
    openOld: 'Purana content kholo',
  },

  logout: {
    title: 'Logout confirm karo',
    question: 'Pakka logout karna hai?',
    confirm: 'Haan, logout karo!',
    cancel: 'Cancel',
    safe: 'Padhai save hai.',
    waiting: (count: number) =>
      count === 1
        ? `${things(count)} abhi bheji nahi gayi. Is device par safe hai, dobara login karte hi chali jayegi.`
        : `${things(count)} abhi bheji nahi gayi. Is device par safe hain, dobara login karte hi chali jayengi.`,
    offline: 'Tum offline ho. Logout ke baad content phir se download karna padega.',
    failed:
      'Tumhara login abhi bhi chal raha hai: server ne jawab nahi diya, aur yeh browser kuch yaad nahi rakhta, isliye tumhe phir se login kar dega. Online aakar phir se try karo.',
  },

  refresh: { refreshing: 'Refresh ho raha hai…' },

  outbox: {
    onlyThisTab: 'Tumhara kaam abhi bheja nahi gaya aur sirf is tab mein hai, isliye ise khula rakho.',
    refused: {
      position: 'Tumhara page save nahi ho paya.',
      review: 'Tumhara revision save nahi ho paya.',
      cards: 'Padhai ka ek din save nahi ho paya.',
      plan: 'Tumhara plan save nahi ho paya.',
      report: 'Tumhari report bheji nahi ja saki.',
      thanked: 'Ek thank-you hataya nahi ja saka.',
      completion: 'Chapter poora hua, yeh save nahi ho paya.',
      quiz: 'Yeh result save nahi ho paya.',
      written: 'Ek written jawab ke marks save nahi ho paye.',
      paper: 'Ek board paper ke marks save nahi ho paye.',
    },
  },

  reports: {
    open: 'Galti report karo',
    openOf: (of: string) => `Galti report karo, ${of}`,
    title: 'Galti report karo',
    lead: 'Ek teacher ise dekhenge. Unhe tumhara naam nahi dikhta.',
    fault: 'Kya galat hai?',
    faults: {
      answer: 'Jawab galat hai',
      text: 'Text galat hai ya samajh nahi aata',
      figure: 'Koi figure ya table',
      typing: 'Formula ya typing ki galti',
      other: 'Kuch aur',
    },
    note: 'Apne shabdon mein (optional)',
    noteHint: `Zyada se zyada ${reportNoteMaxLength} characters.`,
    cancel: 'Cancel',
    send: 'Bhejo',
    sent: 'Thank you. Ek teacher ise dekhenge.',
    kept: 'Thank you. Online aate hi chali jayegi.',
    thanks: (chapter: string, said: string) =>
      `Tumne ${chapter} mein ek galti batayi thi. Woh theek kar di gayi hai. Thank you.${said === '' ? '' : ` ${said}`}`,
  },
} satisfies AppCatalogue;
