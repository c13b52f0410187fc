// Written by vite/messages from src/messages.

declare module 'virtual:messages' {
  export const ownNames: {
    'en-IN': string;
    'hi-Latn': string;
    'hi-IN': string;
  };
}

declare module 'virtual:messages/catalogues' {
  type Catalogue = { texts: { readonly ui: Record<string, string> }; sentences: Record<string, string> };
  export const catalogues: { readonly [tag: string]: (() => Promise<Catalogue>) | undefined };
}

declare module 'virtual:messages/character' {
  export const characterCopy: {
    readonly open: (given: { name: string | number }) => string;
    readonly title: string;
    readonly legend: string;
    readonly done: string;
    readonly lines: {
      readonly kalam: string;
      readonly mitu: string;
      readonly prakar: string;
      readonly haldi: string;
    };
  };
}

declare module 'virtual:messages/deletion' {
  export const deletionCopy: {
    readonly on: (given: { date: string | number }) => string;
    readonly soon: string;
    readonly keep: string;
    readonly keepFailed: string;
  };
}

declare module 'virtual:messages/mailCode' {
  export const mailCodeCopy: {
    readonly resend: string;
    readonly resendIn: (given: { seconds: string | number }) => string;
  };
}

declare module 'virtual:messages/plan' {
  export const planCopy: {
    readonly name: string;
    readonly upgrade: string;
    readonly useFree: string;
    readonly benefitsLabel: string;
    readonly benefits: readonly [string, string, string, string, string];
  };
}

declare module 'virtual:messages/logout' {
  export const logoutCopy: {
    readonly title: string;
    readonly question: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly safe: string;
    readonly waiting: (given: { count: number }) => string;
    readonly offline: string;
    readonly failed: string;
  };
}

declare module 'virtual:messages/moment' {
  export const momentCopy: {
    readonly week: (given: { days: string | number }) => string;
  };
}

declare module 'virtual:messages/refresh' {
  export const refreshCopy: {
    readonly refreshing: string;
  };
}

declare module 'virtual:messages/searchButton' {
  export const searchButtonCopy: {
    readonly label: string;
  };
}

declare module 'virtual:messages/extra' {
  export const extraCopy: {
    readonly label: string;
  };
}

declare module 'virtual:messages/figures' {
  export const figuresCopy: {
    readonly viewer: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
    readonly larger: string;
    readonly smaller: string;
    readonly counter: (given: { n: string | number; count: string | number }) => string;
  };
}

declare module 'virtual:messages/diagrams' {
  export const diagramsCopy: {
    readonly label: string;
    readonly move: string;
    readonly title: string;
    readonly lead: string;
    readonly pin: (given: { n: string | number; count: string | number; place: string | number }) => string;
    readonly places: {
      readonly topLeft: string;
      readonly top: string;
      readonly topRight: string;
      readonly left: string;
      readonly middle: string;
      readonly right: string;
      readonly bottomLeft: string;
      readonly bottom: string;
      readonly bottomRight: string;
    };
    readonly choose: string;
    readonly check: string;
    readonly correct: (given: { label: string | number }) => string;
    readonly incorrect: (given: { label: string | number }) => string;
    readonly chose: (given: { label: string | number }) => string;
    readonly choseNone: string;
    readonly result: (given: { right: string | number; count: string | number }) => string;
    readonly again: string;
    readonly restart: string;
    readonly next: string;
    readonly back: string;
    readonly print: string;
    readonly close: string;
    readonly printLead: string;
    readonly heading: string;
    readonly intro: string;
    readonly labels: (given: { count: string | number }) => string;
    readonly empty: string;
    readonly loading: string;
  };
}

declare module 'virtual:messages/moving' {
  export const movingCopy: {
    readonly title: string;
    readonly close: string;
    readonly objectDistance: string;
    readonly centimetres: (given: { n: string | number }) => string;
    readonly resistance: string;
    readonly ohms: (given: { n: string | number }) => string;
    readonly constant: string;
    readonly angle: string;
    readonly degrees: (given: { n: string | number }) => string;
    readonly difference: string;
    readonly parents: string;
    readonly atInfinity: string;
    readonly lensReal: (given: { distance: string | number; times: string | number }) => string;
    readonly lensVirtual: (given: { distance: string | number; times: string | number }) => string;
    readonly mirrorReal: (given: { distance: string | number; times: string | number }) => string;
    readonly mirrorVirtual: (given: { distance: string | number; times: string | number }) => string;
    readonly ohmTells: (given: { voltage: string | number; current: string | number }) => string;
    readonly twoZeroes: (given: { first: string | number; second: string | number }) => string;
    readonly oneZero: (given: { zero: string | number }) => string;
    readonly noZero: string;
    readonly sectorTells: (given: { area: string | number; arc: string | number }) => string;
    readonly staircaseTells: (given: { terms: string | number; sum: string | number }) => string;
    readonly tall: string;
    readonly short: string;
    readonly crossTells: (given: { tall: string | number; short: string | number }) => string;
    readonly distanceFromCentre: string;
    readonly ratio: string;
    readonly secondResistor: string;
    readonly current: string;
    readonly amperes: (given: { n: string | number }) => string;
    readonly upperLimit: string;
    readonly dilutions: string;
    readonly tangentTells: (given: { length: string | number; whole: string | number; radius: string | number; square: string | number }) => string;
    readonly similarTells: (given: { de: string | number; ef: string | number; fd: string | number; areas: string | number }) => string;
    readonly seriesTells: (given: { total: string | number; current: string | number; one: string | number; two: string | number }) => string;
    readonly parallelTells: (given: { total: string | number; one: string | number; two: string | number; current: string | number }) => string;
    readonly noField: string;
    readonly fieldRight: (given: { times: number }) => string;
    readonly fieldLeft: (given: { times: number }) => string;
    readonly ogiveTells: (given: { count: string | number; limit: string | number }) => string;
    readonly dilutionTells: (given: { ph: string | number }) => string;
  };
}

declare module 'virtual:messages/marksScreen' {
  export const marksScreenCopy: {
    readonly title: string;
    readonly lead: string;
    readonly search: string;
    readonly count: (given: { count: number }) => string;
    readonly found: (given: { count: number }) => string;
    readonly nothingTitle: string;
    readonly nothingText: string;
    readonly toSubjects: string;
    readonly note: string;
    readonly noteOf: (given: { what: string | number }) => string;
    readonly elsewhere: string;
    readonly gone: string;
    readonly abouts: {
      readonly page: string;
      readonly card: string;
      readonly question: string;
      readonly written: string;
    };
  };
}

declare module 'virtual:messages/auth' {
  export const authCopy: {
    readonly email: string;
    readonly password: string;
    readonly loginTitle: string;
    readonly loginLine: string;
    readonly forgot: string;
    readonly loginButton: string;
    readonly loginBusy: string;
    readonly noAccount: string;
    readonly signUp: string;
    readonly privacy: string;
    readonly googleButton: string;
    readonly googleLeaving: string;
    readonly googleFinishing: string;
    readonly googleOr: string;
    readonly googleRefused: string;
    readonly googleLost: string;
    readonly logIn: string;
    readonly passwordHint: string;
    readonly backToLogin: string;
    readonly passwordsDiffer: string;
    readonly userExistsSuffix: string;
    readonly loginFailed: string;
    readonly loginFailedSuffix: string;
    readonly checkNetwork: string;
    readonly verificationFailed: string;
    readonly resetFailed: string;
  };
}

declare module 'virtual:messages/help' {
  export const helpCopy: {
    readonly wait: string;
    readonly soon: string;
    readonly wrongCredentials: string;
    readonly knownEmail: string;
    readonly knownGoogle: string;
    readonly unknownGoogle: string;
    readonly commonPassword: string;
    readonly wrongCode: string;
  };
}

declare module 'virtual:messages/reset' {
  export const resetCopy: {
    readonly resetTip: string;
    readonly resetTitle: string;
    readonly resetLine: string;
    readonly resetSend: string;
    readonly resetSending: string;
    readonly resetHaveCode: string;
    readonly resetSentTo: string;
    readonly resetChange: string;
    readonly resetCodeLabel: string;
    readonly newPassword: string;
    readonly confirmPassword: string;
    readonly passwordsAgree: string;
    readonly resetButton: string;
    readonly resetBusy: string;
  };
}

declare module 'virtual:messages/signup' {
  export const signupCopy: {
    readonly signupTitle: string;
    readonly signupButton: string;
    readonly signupBusy: string;
    readonly haveAccount: string;
    readonly googleAnswersLeft: string;
    readonly back: string;
    readonly step: (given: { step: string | number; of: string | number }) => string;
    readonly nameQuestion: string;
    readonly nameLabel: string;
    readonly nameHint: string;
    readonly ageQuestion: string;
    readonly ageLabel: string;
    readonly agePlaceholder: string;
    readonly ageChips: string;
    readonly genderQuestion: string;
    readonly genderLabel: string;
    readonly pictureQuestion: string;
    readonly pictureLine: string;
    readonly pictureChoose: string;
    readonly pictureReplace: string;
    readonly pictureRemove: string;
    readonly pictureSkip: string;
    readonly accountQuestion: string;
    readonly cardTitle: string;
    readonly cardEmpty: string;
    readonly cardClass: string;
    readonly cardStamp: string;
    readonly signupDone: string;
  };
}

declare module 'virtual:messages/verify' {
  export const verifyCopy: {
    readonly screenTitle: string;
    readonly verifyTitle: string;
    readonly verifyLine: string;
    readonly verifyLineNoEmail: string;
    readonly codeLabel: string;
    readonly verifyButton: string;
    readonly verifyBusy: string;
    readonly linkLine: string;
    readonly linkTip: string;
    readonly verifyTip: string;
    readonly verifiedTitle: string;
    readonly verifiedSubtitle: string;
    readonly verifiedText: string;
    readonly verifiedButton: string;
  };
}

declare module 'virtual:messages/chapter' {
  export const chapterCopy: {
    readonly back: (given: { subject: string | number }) => string;
    readonly tabs: string;
    readonly tab: {
      readonly explanation: string;
      readonly summary: string;
      readonly flashcards: string;
      readonly quiz: string;
      readonly memes: string;
      readonly mindmap: string;
    };
    readonly written: string;
    readonly diagrams: string;
    readonly zen: string;
    readonly backToHome: string;
    readonly backToChapters: string;
  };
}

declare module 'virtual:messages/flashcards' {
  export const flashcardsCopy: {
    readonly empty: string;
    readonly cardOf: (given: { n: string | number; count: string | number }) => string;
    readonly spokenQuestion: (given: { n: string | number; count: string | number; text: string | number }) => string;
    readonly spokenAnswer: (given: { text: string | number }) => string;
    readonly previous: string;
    readonly flip: string;
    readonly next: string;
    readonly didYouKnow: string;
    readonly knew: string;
    readonly notYet: string;
    readonly deckDone: string;
    readonly spokenEnd: (given: { n: string | number; count: string | number }) => string;
    readonly known: (given: { n: string | number; count: string | number }) => string;
    readonly onceMore: (given: { n: string | number }) => string;
    readonly shuffle: string;
    readonly gradeKeys: string;
    readonly keys: string;
    readonly hinglish: {
      readonly tap: string;
      readonly done: string;
    };
  };
}

declare module 'virtual:messages/ownCards' {
  export const ownCardsCopy: {
    readonly title: string;
    readonly open: (given: { count: number }) => string;
    readonly onlyYou: string;
    readonly back: string;
    readonly write: string;
    readonly change: string;
    readonly front: string;
    readonly behind: string;
    readonly atMost: (given: { max: string | number }) => string;
    readonly save: string;
    readonly saved: string;
    readonly cancel: string;
    readonly editOf: (given: { front: string | number }) => string;
    readonly deleteOf: (given: { front: string | number }) => string;
    readonly deleted: string;
    readonly undo: string;
  };
}

declare module 'virtual:messages/lock' {
  export const lockCopy: {
    readonly locked: string;
    readonly text: string;
    readonly unlock: string;
    readonly back: string;
    readonly hinglish: {
      readonly free: string;
      readonly invite: string;
    };
  };
}

declare module 'virtual:messages/memes' {
  export const memesCopy: {
    readonly empty: string;
    readonly name: (given: { n: string | number; count: string | number; chapter: string | number }) => string;
    readonly open: (given: { name: string | number }) => string;
    readonly counter: (given: { n: string | number; count: string | number }) => string;
    readonly viewer: string;
    readonly previous: string;
    readonly next: string;
    readonly close: string;
    readonly share: string;
    readonly shareFailed: string;
    readonly hinglish: {
      readonly broken: string;
      readonly waiting: string;
    };
  };
}

declare module 'virtual:messages/mindmap' {
  export const mindmapCopy: {
    readonly title: string;
    readonly meter: string;
    readonly progress: (given: { percent: string | number }) => string;
    readonly early: string;
    readonly mapOf: (given: { title: string | number; count: number }) => string;
    readonly mapHelp: string;
    readonly showOutline: string;
    readonly showMap: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly loading: string;
    readonly failed: string;
    readonly hinglish: {
      readonly text: string;
    };
  };
}

declare module 'virtual:messages/notes' {
  export const notesCopy: {
    readonly empty: string;
    readonly start: string;
    readonly resume: string;
    readonly topicOf: (given: { n: string | number; count: string | number }) => string;
    readonly pageOf: (given: { n: string | number; count: string | number }) => string;
    readonly wholeChapter: (given: { topics: number; pages: number }) => string;
    readonly pageTitle: (given: { topic: string | number; n: string | number; count: string | number }) => string;
    readonly previous: string;
    readonly next: string;
    readonly finishTopic: string;
    readonly markFinished: string;
    readonly nextChapter: string;
    readonly noMoreChapters: string;
    readonly nextLocked: string;
    readonly completedHere: string;
    readonly completeFailed: string;
    readonly progressFailed: string;
    readonly contents: string;
    readonly pages: (given: { n: number }) => string;
    readonly smaller: string;
    readonly larger: string;
    readonly keys: string;
    readonly example: {
      readonly tryFirst: string;
      readonly showStep: (given: { n: string | number; count: string | number }) => string;
      readonly showSolution: string;
      readonly showAll: string;
      readonly hideSteps: string;
    };
    readonly hinglish: {
      readonly saveFailed: string;
      readonly kept: string;
      readonly finished: string;
    };
  };
}

declare module 'virtual:messages/quiz' {
  export const quizCopy: {
    readonly empty: string;
    readonly choose: string;
    readonly answerSheet: string;
    readonly studentName: string;
    readonly questions: string;
    readonly minutes: (given: { n: number }) => string;
    readonly passingScore: string;
    readonly start: string;
    readonly lastTime: (given: { score: string | number; day: string | number }) => string;
    readonly passed: string;
    readonly failed: string;
    readonly resumeTitle: string;
    readonly resume: string;
    readonly startAgain: string;
    readonly elsewhereTitle: string;
    readonly goOnHere: string;
    readonly givenUpElsewhere: string;
    readonly handedInElsewhere: string;
    readonly leaveTitle: string;
    readonly leaveText: string;
    readonly redoMistakes: string;
    readonly retake: string;
    readonly saving: string;
    readonly saved: string;
    readonly savePending: string;
    readonly savePendingText: string;
    readonly saveRefused: string;
    readonly retry: string;
    readonly hinglish: {
      readonly resets: string;
      readonly elsewhere: string;
      readonly resume: string;
      readonly passed: string;
      readonly passedWell: string;
      readonly perfect: string;
      readonly failed: string;
    };
  };
}

declare module 'virtual:messages/summary' {
  export const summaryCopy: {
    readonly noSummary: string;
    readonly noPages: string;
    readonly pages: string;
    readonly page: (given: { n: string | number }) => string;
    readonly pageOf: (given: { n: string | number; count: string | number }) => string;
    readonly previous: string;
    readonly next: string;
    readonly print: string;
    readonly sheet: string;
  };
}

declare module 'virtual:messages/writtenTab' {
  export const writtenTabCopy: {
    readonly parts: string;
    readonly quiz: string;
    readonly written: string;
    readonly diagrams: string;
    readonly heading: string;
    readonly intro: string;
    readonly aOrB: string;
    readonly last: string;
    readonly toList: string;
    readonly next: string;
    readonly gone: string;
    readonly loading: string;
  };
}

declare module 'virtual:messages/comingSoon' {
  export const comingSoonCopy: {
    readonly title: string;
    readonly line: string;
    readonly home: string;
    readonly signUp: string;
    readonly follow: string;
    readonly followText: string;
    readonly on: (given: { brand: string | number; network: string | number }) => string;
    readonly mail: string;
    readonly features: readonly [{
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }];
  };
}

declare module 'virtual:messages/consent' {
  export const consentCopy: {
    readonly title: string;
    readonly hinglish: string;
    readonly ageTitle: string;
    readonly ageLabel: string;
    readonly agePlaceholder: string;
    readonly ageLine: string;
    readonly ageSend: string;
    readonly why: string;
    readonly withdrawn: string;
    readonly refused: (given: { email: string | number; date: string | number }) => string;
    readonly email: string;
    readonly emailHint: string;
    readonly send: string;
    readonly busy: string;
    readonly waitingTitle: string;
    readonly sentTo: string;
    readonly sentOn: (given: { date: string | number }) => string;
    readonly checkSpam: string;
    readonly again: string;
    readonly another: string;
    readonly back: string;
    readonly look: string;
    readonly kept: (given: { date: string | number }) => string;
    readonly failed: string;
    readonly ageFailed: string;
    readonly opened: string;
    readonly logout: string;
    readonly privacy: string;
  };
}

declare module 'virtual:messages/dashboard' {
  export const dashboardCopy: {
    readonly title: string;
    readonly welcome: (given: { firstName: string | number }) => string;
    readonly greeting: string;
    readonly today: (given: { cards: string | number; next: string | number }) => string;
    readonly daysToExam: (given: { days: string | number }) => string;
    readonly streak: (given: { days: string | number }) => string;
    readonly examTomorrow: string;
    readonly examToday: string;
    readonly examOver: string;
    readonly nextExam: string;
    readonly updateLine: string;
    readonly updateButton: string;
    readonly updateCosts: string;
    readonly updateDone: string;
    readonly updateFailed: string;
    readonly rewardTitle: string;
    readonly rewardText: string;
    readonly rewardButton: string;
    readonly cancel: string;
    readonly rewardHint: string;
    readonly subjects: string;
    readonly chapters: (given: { completed: string | number; total: string | number }) => string;
    readonly chaptersUnknown: (given: { total: number }) => string;
    readonly start: string;
    readonly progressOf: (given: { subject: string | number }) => string;
    readonly moreTitle: string;
    readonly moreLink: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly retry: string;
    readonly progressFailed: string;
    readonly daysToPaper: (given: { days: string | number; papers: string | number }) => string;
    readonly paperTomorrow: (given: { papers: string | number }) => string;
    readonly paperToday: (given: { papers: string | number }) => string;
    readonly thenPaper: (given: { days: number; papers: string | number }) => string;
    readonly papersOver: string;
    readonly dateSheet: string;
  };
}

declare module 'virtual:messages/mistakes' {
  export const mistakesCopy: {
    readonly title: string;
    readonly lead: string;
    readonly redo: string;
    readonly count: (given: { count: number }) => string;
    readonly question: (given: { n: string | number }) => string;
    readonly rightOnce: string;
    readonly nothingTitle: string;
    readonly nothingText: string;
    readonly toPractice: string;
  };
}

declare module 'virtual:messages/payment' {
  export const paymentCopy: {
    readonly panel: {
      readonly title: string;
      readonly titleAgain: string;
      readonly price: string;
      readonly per: string;
      readonly pay: string;
      readonly payAgain: string;
      readonly opening: string;
      readonly terms: string;
      readonly untilNow: (given: { date: string | number }) => string;
      readonly checkoutFailed: string;
      readonly notOpened: string;
      readonly later: string;
    };
    readonly result: {
      readonly checkingTitle: string;
      readonly checking: string;
      readonly successTitle: string;
      readonly success: string;
      readonly letsGo: string;
      readonly failedTitle: string;
      readonly failed: string;
      readonly pendingTitle: string;
      readonly pending: string;
      readonly errorTitle: string;
      readonly retry: string;
      readonly refresh: string;
      readonly home: string;
      readonly newPayment: string;
      readonly tryAgain: string;
      readonly lastTry: {
        readonly declined: string;
        readonly dropped: string;
        readonly pending: string;
      };
      readonly nextCheck: (given: { seconds: string | number }) => string;
      readonly support: string;
      readonly supportSubject: (given: { orderId: string | number }) => string;
    };
    readonly receipt: {
      readonly label: string;
      readonly stamp: string;
      readonly order: string;
      readonly copy: string;
      readonly copied: string;
      readonly copyFailed: string;
      readonly item: string;
      readonly amount: string;
      readonly paidAt: string;
      readonly validTill: string;
    };
    readonly notice: {
      readonly text: string;
      readonly check: string;
      readonly dismiss: string;
    };
    readonly hinglish: {
      readonly parents: string;
      readonly moneyGone: string;
      readonly expired: string;
      readonly thanks: string;
    };
  };
}

declare module 'virtual:messages/paper' {
  export const paperCopy: {
    readonly choose: string;
    readonly about: (given: { board: string | number; session: string | number }) => string;
    readonly facts: (given: { marks: number; time: string | number }) => string;
    readonly sent: string;
    readonly openTitle: string;
    readonly answered: (given: { n: number; count: string | number }) => string;
    readonly goOn: string;
    readonly giveUp: string;
    readonly giveUpTitle: string;
    readonly giveUpText: string;
    readonly keepIt: string;
    readonly toMarkTitle: string;
    readonly toMarkText: string;
    readonly mark: string;
    readonly last: string;
    readonly seeMarks: string;
    readonly earlier: string;
    readonly noEarlier: string;
    readonly earlierFailed: string;
    readonly waits: string;
    readonly allPapers: string;
    readonly session: (given: { session: string | number }) => string;
    readonly timeAllowed: string;
    readonly hours: (given: { hours: number }) => string;
    readonly minutes: (given: { minutes: number }) => string;
    readonly maximum: string;
    readonly reading: string;
    readonly questions: string;
    readonly instructions: string;
    readonly section: (given: { name: string | number }) => string;
    readonly sectionFacts: (given: { count: number; marks: number }) => string;
    readonly missingTitle: string;
    readonly missing: (given: { section: string | number; kind: string; count: number; marks: number }) => string;
    readonly missingSum: (given: { marks: string | number; whole: string | number }) => string;
    readonly nothing: string;
    readonly clock: string;
    readonly withClock: string;
    readonly withClockText: (given: { time: string | number }) => string;
    readonly withoutClock: string;
    readonly withoutClockText: string;
    readonly start: string;
    readonly print: string;
    readonly printWithAnswers: string;
    readonly leave: string;
    readonly leaveTitle: string;
    readonly leaveText: string;
    readonly leaveTextClock: string;
    readonly timeLeft: (given: { minutes: string | number }) => string;
    readonly question: (given: { n: string | number }) => string;
    readonly flag: string;
    readonly onPaper: string;
    readonly ownTextHint: string;
    readonly previous: string;
    readonly next: string;
    readonly handIn: string;
    readonly palette: string;
    readonly place: (given: { n: string | number; count: string | number }) => string;
    readonly counts: (given: { answered: number; open: string | number; flagged: number }) => string;
    readonly standing: {
      readonly answered: string;
      readonly begun: string;
      readonly open: string;
    };
    readonly toBeChecked: string;
    readonly handInTitle: string;
    readonly openQuestions: (given: { count: number; numbers: string | number }) => string;
    readonly flaggedQuestions: (given: { numbers: string | number }) => string;
    readonly unreadQuestions: (given: { numbers: string | number }) => string;
    readonly goOnWriting: string;
    readonly handedIn: string;
    readonly timeUp: string;
    readonly handedInText: (given: { n: number }) => string;
    readonly markingTitle: string;
    readonly leaveMarking: string;
    readonly answerOf: (given: { n: string | number; count: string | number }) => string;
    readonly noTextShown: string;
    readonly countTitle: string;
    readonly countText: string;
    readonly withoutTick: (given: { numbers: string | number }) => string;
    readonly count: string;
    readonly goOnMarking: string;
    readonly seeAllMarks: string;
    readonly outOf: (given: { outOf: string | number }) => string;
    readonly ofBlueprint: (given: { outOf: string | number; whole: string | number }) => string;
    readonly timeTaken: (given: { time: string | number }) => string;
    readonly byUnit: string;
    readonly unitBoard: (given: { asked: string | number; marks: string | number }) => string;
    readonly unitNothing: string;
    readonly toMistakes: string;
    readonly mistakes: string;
    readonly noMistakes: string;
    readonly backToMarks: string;
    readonly answers: string;
    readonly or: string;
    readonly hinglish: {
      readonly resume: string;
      readonly earlierOffline: string;
    };
  };
}

declare module 'virtual:messages/practice' {
  export const practiceCopy: {
    readonly title: string;
    readonly heading: string;
    readonly continueChapter: (given: { chapter: string | number }) => string;
    readonly openChapter: (given: { chapter: string | number }) => string;
    readonly home: string;
    readonly featuresTitle: string;
    readonly features: readonly [{
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }];
    readonly early: string;
    readonly onDevice: string;
    readonly tooFew: string;
    readonly tooFewText: (given: { min: string | number }) => string;
    readonly chapters: string;
    readonly chaptersChosen: (given: { chosen: string | number; count: string | number }) => string;
    readonly showChapters: (given: { subject: string | number }) => string;
    readonly questionCount: (given: { n: number }) => string;
    readonly size: string;
    readonly clock: string;
    readonly withClock: string;
    readonly minutes: (given: { n: string | number }) => string;
    readonly withoutClock: string;
    readonly ownPace: string;
    readonly needMore: (given: { min: string | number; have: string | number }) => string;
    readonly summary: (given: { questions: string | number; chapters: number }) => string;
    readonly start: string;
    readonly resumeTitle: string;
    readonly resume: string;
    readonly startAgain: string;
    readonly endPractice: string;
    readonly leaveTitle: string;
    readonly leaveText: string;
    readonly mistakes: string;
    readonly newPractice: string;
    readonly analytics: string;
    readonly analyticsText: string;
    readonly share: (given: { correct: string | number; asked: string | number }) => string;
    readonly recommendations: string;
    readonly recommendationsText: string;
    readonly allRight: string;
    readonly wrongOf: (given: { wrong: number }) => string;
    readonly notes: string;
    readonly flashcards: string;
    readonly toTab: (given: { tab: string | number; chapter: string | number }) => string;
    readonly gone: string;
    readonly hinglish: {
      readonly line: string;
      readonly choose: string;
      readonly resume: string;
      readonly perfect: string;
      readonly good: string;
      readonly poor: string;
    };
  };
}

declare module 'virtual:messages/writtenPractice' {
  export const writtenPracticeCopy: {
    readonly kind: string;
    readonly questions: string;
    readonly written: string;
    readonly paper: string;
    readonly summary: (given: { questions: number; chapters: number }) => string;
    readonly needChapters: string;
    readonly sent: string;
    readonly questionOf: (given: { n: string | number; count: string | number }) => string;
    readonly next: string;
    readonly finish: string;
    readonly skip: string;
    readonly end: string;
    readonly resumeTitle: string;
    readonly resumeText: (given: { done: string | number; count: string | number }) => string;
    readonly resume: string;
    readonly startAgain: string;
    readonly outOf: (given: { outOf: string | number }) => string;
    readonly nothing: string;
    readonly notMarked: (given: { count: number }) => string;
    readonly byChapter: string;
    readonly newPractice: string;
    readonly toChapter: (given: { chapter: string | number }) => string;
    readonly hinglish: {
      readonly choose: string;
    };
  };
}

declare module 'virtual:messages/privacy' {
  export const privacyCopy: {
    readonly title: string;
    readonly screen: string;
    readonly home: string;
    readonly signUp: string;
    readonly short: readonly [string, string, string, string];
    readonly guardian: string;
    readonly details: string;
    readonly questions: string;
    readonly writeTo: string;
    readonly own: {
      readonly title: string;
      readonly line: string;
      readonly download: string;
      readonly downloading: string;
      readonly needsNetwork: string;
      readonly downloaded: string;
      readonly failed: string;
      readonly unreachable: string;
      readonly retry: string;
      readonly deleteLine: string;
      readonly remove: string;
      readonly planned: string;
      readonly logInLine: string;
      readonly logIn: string;
    };
    readonly dialog: {
      readonly title: string;
      readonly happens: readonly [string, string, string];
      readonly mailLine: string;
      readonly send: string;
      readonly sending: string;
      readonly cancel: string;
      readonly sentTo: string;
      readonly code: string;
      readonly confirm: string;
      readonly confirming: string;
      readonly failed: string;
      readonly andNow: (given: { reason: string | number; whatToDo: string | number }) => string;
      readonly checkNetwork: string;
      readonly again: string;
    };
  };
}

declare module 'virtual:messages/profile' {
  export const profileCopy: {
    readonly title: string;
    readonly cardTitle: string;
    readonly fields: {
      readonly name: string;
      readonly age: string;
      readonly gender: string;
    };
    readonly email: string;
    readonly joinedDate: string;
    readonly notGiven: string;
    readonly agePlaceholder: string;
    readonly edit: string;
    readonly save: string;
    readonly cancel: string;
    readonly updated: (given: { field: string | number }) => string;
    readonly updateFailed: (given: { field: string | number }) => string;
    readonly picture: string;
    readonly pictureOf: (given: { name: string | number }) => string;
    readonly change: string;
    readonly uploading: string;
    readonly planCard: {
      readonly title: string;
      readonly basic: string;
      readonly everyChapter: string;
      readonly validTill: (given: { date: string | number }) => string;
      readonly unlockedCount: (given: { count: number }) => string;
      readonly afterwards: string;
      readonly ended: (given: { date: string | number }) => string;
      readonly addMonth: string;
    };
    readonly sessions: {
      readonly label: string;
      readonly loading: string;
      readonly failed: string;
      readonly unknown: string;
      readonly here: string;
      readonly since: (given: { day: string | number }) => string;
      readonly end: string;
      readonly endOf: (given: { device: string | number }) => string;
      readonly endFailed: string;
      readonly ended: string;
    };
    readonly everywhere: {
      readonly label: string;
      readonly title: string;
      readonly question: string;
      readonly confirm: string;
      readonly cancel: string;
      readonly failed: string;
    };
    readonly studyDays: string;
    readonly studyDaysText: string;
    readonly marks: string;
    readonly marksText: string;
    readonly privacy: string;
    readonly privacyText: string;
    readonly needs: {
      readonly title: string;
      readonly text: string;
      readonly of: {
        readonly 'extra-time': {
          readonly name: string;
          readonly text: string;
        };
        readonly calm: {
          readonly name: string;
          readonly text: string;
        };
        readonly spacing: {
          readonly name: string;
          readonly text: string;
        };
      };
    };
    readonly reminder: {
      readonly title: string;
      readonly text: string;
      readonly time: string;
      readonly timeHint: string;
      readonly saved: (given: { time: string | number }) => string;
      readonly off: string;
      readonly blocked: string;
      readonly missing: string;
      readonly needsNetwork: string;
      readonly failed: string;
    };
    readonly language: {
      readonly title: string;
      readonly text: string;
      readonly offline: string;
    };
    readonly nightOn: string;
    readonly nightOff: string;
    readonly referral: string;
    readonly invite: string;
    readonly hinglish: {
      readonly night: string;
      readonly nightText: string;
      readonly referralText: (given: { friends: string | number }) => string;
      readonly inviteText: string;
    };
  };
}

declare module 'virtual:messages/device' {
  export const deviceCopy: {
    readonly label: string;
    readonly text: string;
    readonly empty: string;
    readonly all: (given: { count: number; size: string | number }) => string;
    readonly some: (given: { here: string | number; count: string | number; size: string | number; missing: string | number }) => string;
    readonly none: (given: { missing: string | number }) => string;
    readonly keep: string;
    readonly keepOf: (given: { subject: string | number }) => string;
    readonly keepAll: string;
    readonly free: string;
    readonly freeOf: (given: { subject: string | number }) => string;
    readonly freed: (given: { subject: string | number }) => string;
    readonly kept: (given: { subject: string | number }) => string;
    readonly progress: (given: { done: string | number; total: string | number }) => string;
    readonly progressOf: (given: { subject: string | number }) => string;
    readonly offline: string;
    readonly failed: string;
    readonly full: string;
    readonly freeFailed: string;
    readonly metered: string;
    readonly unknown: string;
    readonly chapter: string;
    readonly chapterOffline: string;
    readonly chapterFailed: string;
    readonly retry: string;
    readonly leftOut: (given: { subjects: string | number }) => string;
    readonly manage: string;
  };
}

declare module 'virtual:messages/progress' {
  export const progressCopy: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly asOf: (given: { time: string | number }) => string;
    readonly overall: string;
    readonly percentComplete: (given: { percent: string | number }) => string;
    readonly counters: {
      readonly completed: string;
      readonly inProgress: string;
      readonly notStarted: string;
      readonly testsTaken: string;
    };
    readonly syllabus: string;
    readonly viewAll: string;
    readonly viewAllOf: string;
    readonly noSubjects: string;
    readonly chapters: (given: { count: number }) => string;
    readonly progressOf: (given: { subject: string | number }) => string;
    readonly recentActivity: string;
    readonly joined: (given: { date: string | number }) => string;
    readonly unknownDate: string;
    readonly quickStats: string;
    readonly streak: string;
    readonly studyDays: string;
    readonly days: (given: { count: number }) => string;
    readonly writtenAnswers: string;
    readonly writtenMarks: (given: { answered: string | number; percent: string | number }) => string;
    readonly averageScore: string;
    readonly testsTaken: string;
    readonly lastStudied: string;
    readonly never: string;
    readonly timeAgo: (given: { unit: string; count: number }) => string;
    readonly results: {
      readonly heading: string;
      readonly empty: string;
      readonly emptyHint: string;
      readonly emptyLink: string;
      readonly failedLog: string;
      readonly untitledTest: string;
      readonly unknownChapter: string;
      readonly unknownSubject: string;
      readonly passed: string;
      readonly failed: string;
      readonly score: string;
      readonly time: string;
      readonly date: string;
      readonly questions: (given: { count: number }) => string;
      readonly minutesAndSeconds: (given: { minutes: string | number; seconds: string | number }) => string;
      readonly details: string;
      readonly correctAnswers: string;
      readonly incorrectAnswers: string;
      readonly totalQuestions: string;
      readonly passingScore: string;
      readonly performance: string;
      readonly status: string;
      readonly completed: string;
      readonly timeTaken: string;
      readonly review: string;
    };
    readonly locked: {
      readonly sample: string;
      readonly text: string;
      readonly home: string;
    };
    readonly hinglish: {
      readonly notOnDevice: string;
      readonly comesOnline: string;
      readonly free: string;
      readonly notBegun: string;
      readonly begun: string;
      readonly halfway: string;
      readonly done: string;
    };
  };
}

declare module 'virtual:messages/standing' {
  export const standingCopy: {
    readonly title: string;
    readonly loading: string;
    readonly papers: string;
    readonly otherSubjects: string;
    readonly marks: (given: { middle: string | number; outOf: string | number; low: string | number; high: string | number }) => string;
    readonly notYet: (given: { answers: number; unit: string | number }) => string;
    readonly notYetReason: string;
    readonly practise: string;
    readonly noFigure: {
      readonly unknownMarks: string;
      readonly tooShort: string;
    };
    readonly gains: string;
    readonly gain: (given: { marks: number; ofMarks: string | number }) => string;
    readonly basis: string;
    readonly lastPaper: (given: { marks: string | number; outOf: string | number }) => string;
    readonly paperHigher: string;
    readonly paperLower: string;
    readonly levels: string;
    readonly levelNames: {
      readonly new: string;
      readonly learning: string;
      readonly steady: string;
      readonly examReady: string;
    };
    readonly failed: string;
    readonly retry: string;
    readonly hinglish: {
      readonly notOnDevice: string;
    };
  };
}

declare module 'virtual:messages/referral' {
  export const referralCopy: {
    readonly title: string;
    readonly progress: (given: { accepted: number }) => string;
    readonly round: (given: { accepted: string | number }) => string;
    readonly friend: (given: { n: string | number; isHere: boolean }) => string;
    readonly usedUnlocks: (given: { count: number }) => string;
    readonly share: string;
    readonly linkLabel: string;
    readonly copy: string;
    readonly copyWhat: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly previewTitle: string;
    readonly shareTitle: string;
    readonly shareText: string;
    readonly howTitle: string;
    readonly steps: readonly [{
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }, {
      readonly name: string;
      readonly text: string;
    }];
    readonly earnedTitle: string;
    readonly unlock: string;
    readonly chooseTitle: string;
    readonly unlockNode: (given: { chapter: string | number; subject: string | number }) => string;
    readonly cancel: string;
    readonly nothingLocked: string;
    readonly unlockFailed: string;
    readonly support: string;
    readonly supportSubject: string;
    readonly hinglish: {
      readonly line: string;
      readonly toGo: (given: { count: number }) => string;
      readonly earned: string;
      readonly superLine: string;
    };
  };
}

declare module 'virtual:messages/revise' {
  export const reviseCopy: {
    readonly title: string;
    readonly left: (given: { count: string | number }) => string;
    readonly end: string;
    readonly flip: string;
    readonly undo: string;
    readonly putAway: string;
    readonly putAwayDone: string;
    readonly putQuestionAway: string;
    readonly check: string;
    readonly missed: string;
    readonly spokenCard: (given: { left: string | number; text: string | number }) => string;
    readonly spokenAnswer: (given: { text: string | number }) => string;
    readonly keys: string;
    readonly doneTitle: string;
    readonly done: (given: { kinds: string; count: number; known: number }) => string;
    readonly nextTomorrow: string;
    readonly nextOn: (given: { day: string | number }) => string;
    readonly rampTitle: (given: { days: number }) => string;
    readonly rampText: (given: { amount: string | number }) => string;
    readonly rampAll: (given: { count: number }) => string;
    readonly rampPart: (given: { reviews: string | number; count: string | number }) => string;
    readonly rampYes: (given: { amount: string | number }) => string;
    readonly rampNo: (given: { amount: string | number }) => string;
    readonly nothingTitle: string;
    readonly nothingText: string;
    readonly noMistakesTitle: string;
    readonly noMistakesText: string;
    readonly mistakes: string;
  };
}

declare module 'virtual:messages/search' {
  export const searchCopy: {
    readonly title: string;
    readonly label: string;
    readonly placeholder: string;
    readonly preparing: string;
    readonly failed: string;
    readonly retry: string;
    readonly none: string;
    readonly count: (given: { count: number }) => string;
    readonly locked: string;
    readonly kinds: {
      readonly chapter: string;
      readonly page: string;
      readonly summary: string;
      readonly flashcard: string;
      readonly written: string;
      readonly mark: string;
      readonly ownCard: string;
    };
    readonly pageOf: (given: { topic: string | number; page: string | number }) => string;
    readonly summaryPage: (given: { page: string | number }) => string;
    readonly hinglish: {
      readonly hint: string;
      readonly noneHint: string;
    };
  };
}

declare module 'virtual:messages/sheet' {
  export const sheetCopy: {
    readonly title: (given: { chapter: string | number }) => string;
    readonly heading: string;
    readonly back: string;
    readonly print: string;
    readonly formulas: string;
    readonly figures: string;
    readonly mistakes: string;
    readonly right: string;
    readonly empty: string;
  };
}

declare module 'virtual:messages/shell' {
  export const shellCopy: {
    readonly home: string;
    readonly progress: string;
    readonly practice: string;
    readonly profile: string;
    readonly unlockFreeChapter: string;
    readonly logout: string;
    readonly mainNavigation: string;
    readonly search: string;
    readonly searchKey: string;
    readonly zen: string;
    readonly leaveZen: string;
    readonly offline: string;
    readonly away: string;
    readonly offlineWaiting: (given: { count: number }) => string;
    readonly awayWaiting: (given: { count: number }) => string;
    readonly newVersion: string;
    readonly update: string;
    readonly later: string;
    readonly reload: string;
    readonly resumeLabel: string;
    readonly resume: (given: { chapter: string | number }) => string;
    readonly resumeNext: (given: { chapter: string | number }) => string;
    readonly resumePage: (given: { page: string | number; of: string | number }) => string;
    readonly backOnline: string;
    readonly splashSteps: readonly [string, string, string, string, string, string, string];
    readonly splashLabel: string;
    readonly failedTitle: string;
    readonly failedOffline: string;
    readonly failedRetry: string;
    readonly openOld: string;
  };
}

declare module 'virtual:messages/lazyDialog' {
  export const lazyDialogCopy: {
    readonly notOpened: string;
  };
}

declare module 'virtual:messages/streak' {
  export const streakCopy: {
    readonly title: string;
    readonly daysInRow: (given: { count: number }) => string;
    readonly freezes: (given: { count: string | number }) => string;
    readonly rule: string;
    readonly kept: (given: { count: number; days: string | number }) => string;
    readonly daysAnd: (given: { days: string | number; last: string | number }) => string;
    readonly earlier: string;
    readonly later: string;
    readonly shortWeekdays: readonly [string, string, string, string, string, string, string];
    readonly weekdays: readonly [string, string, string, string, string, string, string];
    readonly marks: {
      readonly studied: string;
      readonly frozen: string;
      readonly exam: string;
    };
    readonly today: string;
    readonly notOnDevice: string;
    readonly comesOnline: string;
    readonly failed: string;
    readonly retry: string;
  };
}

declare module 'virtual:messages/subject' {
  export const subjectCopy: {
    readonly back: string;
    readonly loadFailed: string;
    readonly doneOf: (given: { done: string | number; total: string | number }) => string;
    readonly chaptersDone: (given: { done: number; total: string | number }) => string;
    readonly progress: (given: { subject: string | number }) => string;
    readonly chapters: string;
    readonly start: string;
    readonly nextUp: string;
    readonly locked: string;
    readonly unlocked: string;
    readonly isNextUp: string;
    readonly isLocked: string;
    readonly isUnlocked: string;
    readonly status: {
      readonly completed: string;
      readonly active: string;
      readonly upcoming: string;
    };
    readonly nodeName: (given: { n: string | number; name: string | number }) => string;
    readonly claimNodeName: (given: { n: string | number; name: string | number }) => string;
    readonly noChapters: string;
    readonly nextChapter: string;
    readonly open: string;
    readonly allDone: string;
    readonly claimQuestion: (given: { chapter: string | number }) => string;
    readonly claimOnce: string;
    readonly claimConfirm: string;
    readonly claimRefuse: string;
    readonly claimTitle: string;
    readonly claimHint: string;
    readonly choose: string;
    readonly cancel: string;
    readonly claimFailed: string;
    readonly hinglish: {
      readonly claimText: string;
      readonly allDone: string;
    };
  };
}

declare module 'virtual:messages/gender' {
  export const genderCopy: {
    readonly Male: string;
    readonly Female: string;
    readonly Other: string;
  };
}

declare module 'virtual:messages/session' {
  export const sessionCopy: {
    readonly ended: string;
    readonly deleted: string;
  };
}

declare module 'virtual:messages/marks' {
  export const marksCopy: {
    readonly kinds: {
      readonly bookmark: string;
      readonly highlight: string;
    };
    readonly bookmark: string;
    readonly bookmarkOf: (given: { of: string | number }) => string;
    readonly noteOf: (given: { of: string | number }) => string;
    readonly note: string;
    readonly selected: string;
    readonly spoken: string;
    readonly highlight: string;
    readonly highlighted: string;
    readonly addNote: string;
    readonly noteLabel: string;
    readonly noteHint: string;
    readonly tooLong: string;
    readonly save: string;
    readonly cancel: string;
    readonly remove: string;
    readonly removed: string;
    readonly undo: string;
    readonly here: string;
    readonly toAll: string;
    readonly changed: string;
    readonly pageOf: (given: { topic: string | number; page: string | number }) => string;
    readonly summaryPage: (given: { page: string | number }) => string;
    readonly card: (given: { n: string | number }) => string;
    readonly questionOf: (given: { test: string | number; n: string | number }) => string;
    readonly passageOf: (given: { test: string | number }) => string;
    readonly written: (given: { n: string | number }) => string;
  };
}

declare module 'virtual:messages/readAloud' {
  export const readAloudCopy: {
    readonly open: string;
    readonly bar: string;
    readonly pause: string;
    readonly goOn: string;
    readonly back: string;
    readonly on: string;
    readonly stop: string;
    readonly pageEnd: string;
    readonly nextPage: string;
    readonly again: string;
    readonly failed: string;
    readonly tryAgain: string;
    readonly notLoaded: string;
    readonly howOf: (given: { speed: string | number }) => string;
    readonly how: string;
    readonly speed: string;
    readonly speedOf: (given: { speed: string | number }) => string;
    readonly voices: {
      readonly en: string;
      readonly hi: string;
    };
    readonly unread: {
      readonly en: string;
      readonly hi: string;
    };
    readonly done: string;
  };
}

declare module 'virtual:messages/reports' {
  export const reportsCopy: {
    readonly open: string;
    readonly openOf: (given: { of: string | number }) => string;
    readonly title: string;
    readonly lead: string;
    readonly fault: string;
    readonly faults: {
      readonly answer: string;
      readonly text: string;
      readonly figure: string;
      readonly typing: string;
      readonly other: string;
    };
    readonly note: string;
    readonly noteHint: string;
    readonly cancel: string;
    readonly send: string;
    readonly sent: string;
    readonly kept: string;
    readonly thanks: (given: { chapter: string | number }) => string;
    readonly isRight: (given: { chapter: string | number; reason: string | number }) => string;
  };
}

declare module 'virtual:messages/outbox' {
  export const outboxCopy: {
    readonly onlyThisTab: string;
    readonly refused: {
      readonly position: string;
      readonly review: string;
      readonly cards: string;
      readonly plan: string;
      readonly report: string;
      readonly thanked: string;
      readonly completion: string;
      readonly quiz: string;
      readonly written: string;
      readonly paper: string;
    };
  };
}

declare module 'virtual:messages/saved' {
  export const savedCopy: {
    readonly mark: {
      readonly refused: string;
      readonly onlyHere: (given: { count: number }) => string;
    };
    readonly ownCard: {
      readonly refused: string;
      readonly onlyHere: (given: { count: number }) => string;
    };
  };
}

declare module 'virtual:messages/cards' {
  export const cardsCopy: {
    readonly question: string;
    readonly answer: string;
    readonly own: string;
    readonly difficulty: {
      readonly easy: string;
      readonly medium: string;
      readonly hard: string;
    };
    readonly howWell: string;
    readonly grades: {
      readonly again: string;
      readonly hard: string;
      readonly good: string;
      readonly easy: string;
    };
    readonly onceMore: string;
    readonly tomorrow: string;
  };
}

declare module 'virtual:messages/exam' {
  export const examCopy: {
    readonly title: string;
    readonly question: string;
    readonly questionText: string;
    readonly choose: string;
    readonly notNow: string;
    readonly legend: string;
    readonly sitting: {
      readonly first: string;
      readonly second: string;
    };
    readonly expected: string;
    readonly otherDay: string;
    readonly otherDayLabel: string;
    readonly noDay: string;
    readonly noDayText: string;
    readonly amount: string;
    readonly save: string;
    readonly cancel: string;
    readonly saved: string;
    readonly dayMissing: string;
    readonly line: (given: { day: string | number; amount: string | number }) => string;
    readonly papers: string;
    readonly papersText: string;
    readonly boardDay: (given: { day: string | number }) => string;
    readonly dayEarly: string;
  };
}

declare module 'virtual:messages/dateSheet' {
  export const dateSheetCopy: {
    readonly title: string;
    readonly first: string;
    readonly left: (given: { days: number }) => string;
    readonly today: string;
    readonly done: string;
    readonly gap: (given: { papers: string | number }) => string;
    readonly gapPaper: (given: { cards: number }) => string;
    readonly gapUnit: (given: { cards: number }) => string;
    readonly gapEve: string;
    readonly calendar: string;
    readonly calendarText: string;
    readonly event: (given: { paper: string | number }) => string;
    readonly eve: (given: { paper: string | number }) => string;
    readonly change: string;
    readonly close: string;
  };
}

declare module 'virtual:messages/next' {
  export const nextCopy: {
    readonly title: string;
    readonly label: {
      readonly paperRunning: string;
      readonly paperToMark: string;
      readonly revise: string;
      readonly paper: string;
      readonly unit: string;
      readonly continue: string;
      readonly next: string;
      readonly finish: string;
      readonly notes: string;
      readonly quiz: string;
      readonly mistakes: string;
      readonly cards: string;
      readonly written: string;
      readonly claim: string;
      readonly unlock: string;
      readonly invite: string;
      readonly super: string;
      readonly practise: string;
    };
    readonly name: {
      readonly paperRunning: string;
      readonly paperToMark: string;
      readonly unlock: string;
      readonly invite: string;
      readonly practise: string;
    };
    readonly button: {
      readonly paperRunning: string;
      readonly paperToMark: string;
      readonly revise: string;
      readonly paper: string;
      readonly unit: string;
      readonly continue: string;
      readonly next: string;
      readonly finish: string;
      readonly notes: string;
      readonly quiz: string;
      readonly mistakes: string;
      readonly cards: string;
      readonly written: string;
      readonly claim: string;
      readonly unlock: string;
      readonly invite: string;
      readonly super: string;
      readonly practise: string;
    };
    readonly due: (given: { kinds: string; count: number }) => string;
    readonly about: (given: { time: string | number }) => string;
    readonly hours: (given: { hours: number }) => string;
    readonly minutes: (given: { minutes: string | number }) => string;
    readonly dueDetail: (given: { subject: string | number }) => string;
    readonly paperDetail: (given: { daysLeft: number }) => string;
    readonly unitDetail: (given: { unit: string | number; marks: number }) => string;
    readonly joined: (given: { accepted: string | number }) => string;
    readonly pageOf: (given: { topic: string | number; page: string | number; of: string | number }) => string;
    readonly otherOptions: string;
    readonly home: string;
  };
}

declare module 'virtual:messages/questions' {
  export const questionsCopy: {
    readonly question: (given: { n: string | number }) => string;
    readonly questionOf: (given: { n: string | number; count: string | number }) => string;
    readonly answered: (given: { n: number; count: string | number }) => string;
    readonly timeLeft: string;
    readonly spokenTime: {
      readonly '10': string;
      readonly '60': string;
      readonly '300': string;
    };
    readonly previous: string;
    readonly next: string;
    readonly finish: string;
    readonly leave: string;
    readonly stay: string;
    readonly scoreHeading: (given: { score: string | number }) => string;
    readonly timeUp: string;
    readonly correct: string;
    readonly incorrect: string;
    readonly timeTaken: string;
    readonly review: string;
    readonly yourAnswer: string;
    readonly rightAnswer: string;
    readonly notSelected: string;
    readonly statements: {
      readonly assertion: {
        readonly letter: string;
        readonly name: string;
      };
      readonly reason: {
        readonly letter: string;
        readonly name: string;
      };
    };
    readonly optionsInFull: string;
    readonly case: {
      readonly title: string;
      readonly range: (given: { count: number; first: string | number; last: string | number }) => string;
      readonly showAll: string;
      readonly showLess: string;
    };
    readonly extras: {
      readonly explanation: string;
      readonly hint: string;
      readonly secondHint: string;
    };
    readonly otherNumbers: {
      readonly tryIt: string;
      readonly notCounted: string;
      readonly check: string;
    };
    readonly typed: {
      readonly type: string;
      readonly options: string;
      readonly label: string;
      readonly labelUnit: string;
      readonly labelFormula: string;
      readonly signs: string;
      readonly youWrote: string;
      readonly unitMissing: string;
      readonly unread: {
        readonly form: string;
        readonly unit: string;
        readonly words: string;
        readonly symbols: string;
        readonly arrow: string;
        readonly equation: string;
      };
      readonly notes: {
        readonly unitMissing: string;
        readonly unitWrong: string;
        readonly rounded: string;
        readonly unread: string;
      };
      readonly sign: {
        readonly minus: string;
        readonly times: string;
        readonly fraction: string;
        readonly power: string;
        readonly root: string;
        readonly pi: string;
        readonly theta: string;
        readonly degree: string;
        readonly open: string;
        readonly close: string;
        readonly plus: string;
        readonly arrow: string;
        readonly two: string;
        readonly three: string;
        readonly four: string;
        readonly dot: string;
      };
    };
    readonly hinglish: {
      readonly chooseOption: string;
    };
  };
}

declare module 'virtual:messages/answerPhotos' {
  export const answerPhotosCopy: {
    readonly title: string;
    readonly hint: string;
    readonly take: string;
    readonly choose: string;
    readonly adding: string;
    readonly count: (given: { n: string | number; max: string | number; size: string | number }) => string;
    readonly photo: (given: { n: string | number }) => string;
    readonly enlarge: (given: { n: string | number }) => string;
    readonly remove: (given: { n: string | number }) => string;
    readonly removed: string;
    readonly undo: string;
    readonly close: string;
    readonly full: (given: { max: string | number }) => string;
    readonly cantOpen: (given: { name: string | number }) => string;
    readonly noRoom: string;
    readonly notStored: string;
    readonly notDeleted: string;
    readonly stored: string;
    readonly storedLine: (given: { count: number; size: string | number }) => string;
    readonly removeAll: string;
    readonly removeAllTitle: string;
    readonly removeAllText: string;
    readonly allRemoved: string;
  };
}

declare module 'virtual:messages/written' {
  export const writtenCopy: {
    readonly length: {
      readonly veryShort: string;
      readonly short: string;
      readonly case: string;
      readonly long: string;
    };
    readonly lengthMarks: {
      readonly veryShort: string;
      readonly short: string;
      readonly case: string;
      readonly long: string;
    };
    readonly marks: (given: { count: number; marks: string | number }) => string;
    readonly marksOf: (given: { marks: string | number; outOf: string | number }) => string;
    readonly marksUnit: string;
    readonly passage: string;
    readonly chooseOne: string;
    readonly or: string;
    readonly yourAnswer: string;
    readonly yourAnswerShown: string;
    readonly yourAnswerHint: string;
    readonly keepText: string;
    readonly chooseFirst: string;
    readonly showAnswer: string;
    readonly modelAnswer: string;
    readonly points: string;
    readonly pick: (given: { pick: number }) => string;
    readonly anyCount: (given: { pick: number }) => string;
    readonly counted: (given: { pick: number; ticked: string | number }) => string;
    readonly startAgain: string;
    readonly keepMarks: string;
    readonly keeping: string;
    readonly kept: string;
    readonly keptHere: string;
    readonly refused: string;
    readonly steps: {
      readonly hint: string;
      readonly check: string;
      readonly checked: string;
      readonly wrongLine: (given: { n: string | number }) => string;
      readonly allFollow: string;
      readonly someUnsure: (given: { count: number }) => string;
      readonly nothing: string;
      readonly lost: (given: { value: string | number }) => string;
      readonly states: {
        readonly start: string;
        readonly follows: string;
        readonly new: string;
        readonly wrong: string;
        readonly unread: (given: { part: string | number }) => string;
        readonly unchecked: string;
      };
    };
  };
}
