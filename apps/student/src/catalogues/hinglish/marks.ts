import { markNoteMaxLength, markQuoteMaxLength, marksMax } from '@repo/contracts/limits/marks';
import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import type { AppCatalogue } from '../app-catalogue.ts';

const inIndia = (n: number) => n.toLocaleString('en-IN');

/** A student's own bookmarks, highlights and notes. */
export const marksTexts = {
  marks: {
    kinds: { bookmark: 'Bookmark', highlight: 'Highlight' },
    bookmark: 'Bookmark',
    bookmarkOf: (of: string) => `Bookmark, ${of}`,
    noteOf: (of: string) => `Mera note, ${of}`,
    note: 'Mera note',
    selected: 'Chuna hua text',
    spoken: 'Text select ho gaya. Highlight ke liye H dabao, aur options ke liye Tab.',
    highlight: 'Highlight karo',
    highlighted: 'Highlight ho gaya',
    addNote: 'Note likho',
    noteLabel: 'Tumhara note (chaho toh)',
    noteHint: `Zyada se zyada ${inIndia(markNoteMaxLength)} akshar. Sirf tumhe dikhta hai.`,
    tooLong: `Ek highlight mein zyada se zyada ${inIndia(markQuoteMaxLength)} akshar aate hain. Thoda kam select karo.`,
    save: 'Save karo',
    remove: 'Hatao',
    removed: 'Hata diya',
    undo: 'Wapas lao',
    here: 'Is page par mere bookmarks',
    toAll: 'Mere saare bookmarks',
    changed: 'Is highlight ka text badal gaya hai',
    pageOf: (topic: string, page: number) => `${topic}, page ${page}`,
    summaryPage: (page: number) => `Summary, page ${page}`,
    card: (n: number) => `Flashcard ${n}`,
    questionOf: (test: string, n: number) => `${test}, sawaal ${n}`,
    passageOf: (test: string) => `${test}, case`,
    written: (n: number) => `Written sawaal ${n}`,
  },

  marksScreen: {
    title: 'Mere bookmarks',
    lead: 'Tumhare bookmarks, highlights aur notes. Sirf tumhe dikhte hain.',
    search: 'Apne bookmarks mein khojo',
    count: (count: number) => `${count} ${count === 1 ? 'bookmark' : 'bookmarks'}`,
    found: (count: number) =>
      count === 0 ? 'Kuch nahi mila' : `${count} ${count === 1 ? 'result' : 'results'}`,
    nothingTitle: 'Abhi koi bookmark nahi',
    nothingText:
      'Padhte waqt text select karke highlight karo, ya page ke neeche, card par ya sawaal ke jawab ke neeche Bookmark dabao. Sab yahin milega.',
    toSubjects: 'Mere subjects par',
    note: 'Note aur baaki',
    noteOf: (what: string) => `Note aur baaki, ${what}`,
    elsewhere: 'Ab tumhare chapters mein nahi',
    gone: 'Jis par bookmark tha, woh ab wahan nahi hai',
    abouts: { page: 'Ek page', card: 'Ek flashcard', question: 'Ek sawaal', written: 'Ek written sawaal' },
  },

  saved: {
    mark: {
      refused: 'Ek bookmark save nahi ho paya.',
      onlyHere: (count: number) =>
        `${count} ${count === 1 ? 'bookmark' : 'bookmarks'} sirf is device par ${count === 1 ? 'hai' : 'hain'}: ek account mein ${inIndia(marksMax)} aate hain. Kuch aur hataoge toh yeh bhi save ho ${count === 1 ? 'jayega' : 'jayenge'}.`,
    },
    ownCard: {
      refused: 'Tumhara likha ek card save nahi ho paya.',
      onlyHere: (count: number) =>
        `${count} ${count === 1 ? 'card' : 'cards'} sirf is device par ${count === 1 ? 'hai' : 'hain'}: ek account mein ${inIndia(ownCardsMax)} aur ek chapter mein ${ownCardsPerChapterMax} aate hain. Kuch aur hataoge toh yeh bhi save ho ${count === 1 ? 'jayega' : 'jayenge'}.`,
    },
  },
} satisfies AppCatalogue;
