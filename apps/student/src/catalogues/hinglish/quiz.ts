import type { WrittenSource } from '@repo/contracts/items/written';
import { marksText } from '@repo/contracts/written.rules';
import type { AppCatalogue } from '../app-catalogue.ts';
import { outOf } from './words.ts';

const counts = ['', 'ek', 'do', 'teen', 'chaar', 'paanch', 'chhe'];

/** Such as 'do count honge'. */
const soManyCount = (pick: number) => `${counts[pick] ?? pick} count ${pick === 1 ? 'hoga' : 'honge'}`;

/** Questions one by one, quizzes, and written questions. */
export const quizTexts = {
  quiz: {
    empty: 'Is chapter ka quiz abhi nahi hai.',
    choose: 'Quiz chuno',
    answerSheet: 'Answer sheet',
    studentName: 'Naam',
    questions: 'Sawaal',
    minutes: (n: number) => (n === 1 ? 'Minute' : 'Minutes'),
    passingScore: 'Passing score',
    start: 'Quiz shuru karo',
    lastTime: (score: number, day: string) => `Pichhli baar: ${day} ko ${score}%`,
    passed: 'Pass',
    failed: 'Pass nahi hua',
    resumeTitle: 'Tumhara quiz abhi chal raha hai',
    resume: 'Quiz aage karo',
    startAgain: 'Phir se shuru karo',
    elsewhereTitle: 'Tumhara quiz doosre tab mein khula hai',
    goOnHere: 'Yahan aage karo',
    givenUpElsewhere: 'Tumne yeh quiz doosre tab mein chhod diya. Submit nahi hua.',
    handedInElsewhere: 'Yeh quiz doosre tab se submit ho gaya. Yahi result count hoga.',
    leaveTitle: 'Quiz chhodna hai?',
    leaveText: 'Tumhare jawab aur time hat jayenge. Time abhi bhi chal raha hai.',
    redoMistakes: 'Galtiyan sudharo',
    retake: 'Quiz phir se do',
    saving: 'Result save ho raha hai…',
    saved: 'Result save ho gaya',
    savePending: 'Abhi bheja nahi gaya',
    savePendingText: 'Tumhara result is device par safe hai. Server se connect hote hi chala jayega.',
    saveRefused: 'Yeh result save nahi ho paya',
    retry: 'Retry',
    hinglish: {
      resets: 'Tab chhoda toh quiz reset ho jayega.',
      elsewhere: 'Doosre tab mein chal raha hai. Chaho toh yahan aage karo.',
      resume: 'Beech mein ruk gaya tha. Jawab safe hain, time chal raha hai.',
      passed: 'Pass! Jo galat hua, woh ek baar dekh lo.',
      passedWell: 'Kya baat hai! Aise hi aage badho.',
      perfect: 'Full marks! Copy frame karwa lo.',
      failed: 'Koi na. Notes ek baar dekh lo, phir dobara try karo.',
    },
  },

  questions: {
    question: (n: number) => `Sawaal ${n}`,
    questionOf: (n: number, count: number) => `Sawaal ${n}/${count}`,
    answered: (n: number, count: number) => `${outOf(n, count)} ho ${n === 1 ? 'gaya' : 'gaye'}`,
    timeLeft: 'Bacha hua time',
    spokenTime: {
      300: '5 minute bache hain',
      60: '1 minute bacha hai',
      10: '10 second bache hain',
    },
    previous: 'Peeche',
    next: 'Aage',
    finish: 'Finish',
    leave: 'Bahar jao',
    stay: 'Ruko',
    scoreHeading: (score: number) => `Tumhara score: ${score}%`,
    timeUp: 'Time khatam.',
    correct: 'Sahi',
    incorrect: 'Galat',
    timeTaken: 'Time laga',
    review: 'Jawabon ka review',
    yourAnswer: 'Tumhara jawab',
    rightAnswer: 'Sahi jawab',
    notSelected: 'Kuch nahi chuna',
    statements: {
      assertion: { letter: 'A', name: 'Assertion (A)' },
      reason: { letter: 'R', name: 'Reason (R)' },
    },
    optionsInFull: 'Options poore shabdon mein',
    case: {
      title: 'Case ke baare mein',
      range: (first: number, last: number) =>
        first === last ? `Sawaal ${first}` : `Sawaal ${first} se ${last}`,
      showAll: 'Poora dekho',
      showLess: 'Kam dekho',
    },
    extras: { explanation: 'Kyun', hint: 'Hint', secondHint: 'Ek aur hint' },
    otherNumbers: {
      tryIt: 'Doosre numbers ke saath try karo',
      notCounted: 'Yeh tumhare score mein nahi gina jayega.',
      check: 'Check karo',
    },
    hinglish: { chooseOption: 'Ek option chuno' },
  },

  writtenTab: {
    parts: 'Sawaalon ke type',
    quiz: 'Quiz',
    written: 'Written',
    heading: 'Written sawaal',
    intro: 'Paper par likho ya type karo, phir model answer ke points se khud marks do.',
    aOrB: 'A ya B',
    last: 'Pichhli baar: ',
    toList: 'Saare written sawaal',
    next: 'Agla sawaal',
    gone: 'Yeh sawaal ab is chapter mein nahi hai.',
    loading: 'Load ho raha hai...',
  },

  written: {
    length: {
      veryShort: 'Very short answer',
      short: 'Short answer',
      case: 'Case-based',
      long: 'Long answer',
    },
    lengthMarks: {
      veryShort: '1–2 marks',
      short: '3 marks',
      case: '4 marks',
      long: '5 marks',
    },
    marks: (halves: number) => (halves <= 2 ? `${marksText(halves)} mark` : `${marksText(halves)} marks`),
    marksOf: (halves: number, outOfHalves: number) => `${marksText(halves)}/${marksText(outOfHalves)}`,
    marksUnit: ' marks',
    source: ({ board, year, paper, question }: WrittenSource) =>
      [`${board} ${year}`, paper, question].filter(Boolean).join(', '),
    passage: 'Pehle yeh padho',
    chooseOne: 'A ya B ka jawab do',
    alternative: (index: number) => 'AB'[index] ?? '',
    or: 'OR',
    yourAnswer: 'Tumhara jawab (optional)',
    yourAnswerShown: 'Tumhara jawab',
    yourAnswerHint:
      'Paper par likho, ya yahan type karo. Type kiya hua is device par rehta hai aur marks save karte hi delete ho jata hai.',
    keepText: 'Uske baad bhi mera text is device par rakho',
    chooseFirst: 'Pehle A ya B chuno',
    showAnswer: 'Jawab dekho',
    modelAnswer: 'Model answer',
    points: 'Jo tumhare jawab mein hai, tick karo',
    pick: (pick: number) => `Jo tumhare jawab mein hai, tick karo: koi bhi ${soManyCount(pick)}`,
    anyCount: (pick: number) => `Koi bhi ${soManyCount(pick)}:`,
    counted: (pick: number, ticked: number) =>
      `${ticked} ticks mein se ${pick} count ${pick === 1 ? 'hoga' : 'honge'}.`,
    startAgain: 'Phir se shuru karo',
    keepMarks: 'Marks save karo',
    keeping: 'Marks save ho rahe hain…',
    kept: 'Marks save ho gaye',
    keptHere: 'Tumhare marks is device par safe hain. Server se connect hote hi chale jayenge.',
    refused: 'Yeh marks save nahi ho paye',
  },
} satisfies AppCatalogue;
