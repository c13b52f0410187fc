import { brand } from '@repo/contracts/brand';
import * as authMessages from '@repo/contracts/messages/auth';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';
import { chapters } from './words.ts';

/** The profile and what is chosen there. */
export const profileTexts = {
  gender: { Male: 'Ladka', Female: 'Ladki', Other: 'Other' },

  profile: {
    title: 'Profile',
    cardTitle: 'Student ID',
    fields: { name: 'Naam', age: 'Age', gender: 'Gender' },
    email: 'Email',
    joinedDate: 'Kab join kiya',
    notGiven: 'Abhi nahi bhara',
    agePlaceholder: 'Age chuno',
    edit: 'Edit',
    save: 'Save karo',
    cancel: 'Cancel',
    updated: (field: string) => `Update ho gaya: ${field}`,
    updateFailed: (field: string) => `Update nahi hua: ${field}`,

    picture: 'profile picture',
    pictureOf: (name: string) => `${name} ki picture`,
    change: 'Badlo',
    uploading: 'Upload ho rahi hai…',
    pictureUpdated: messages[authMessages.pictureUpdated],

    planCard: {
      title: 'Plan',
      basic: 'Basic',
      everyChapter: 'Saare chapters unlocked hain.',
      validTill: (date: string) => `${date} tak valid`,
      unlockedCount: (count: number) => `${chapters(count)} unlocked`,
      afterwards:
        'Uske baad tumhari progress, results aur unlock kiye hue chapters rahenge; baaki chapters phir se lock ho jayenge.',
      ended: (date: string) =>
        `${brand.planName} ${date} ko khatam ho gaya. Tumhari progress, results aur unlock kiye hue chapters wahin hain; baaki chapters phir se locked hain.`,
      addMonth: 'Ek mahina jodo',
    },

    sessions: {
      label: 'Kahan-kahan login ho',
      loading: 'Load ho raha hai...',
      failed: 'Login ki list load nahi hui',
      unknown: 'Koi aur app',
      here: 'Yahi device',
      since: (day: string) => `${day} se`,
      end: 'Logout',
      endOf: (device: string) => `${device} se logout karo`,
      endFailed: 'Wahan se logout nahi hua',
      ended: 'Wahan se logout ho gaya.',
    },

    everywhere: {
      label: 'Har jagah se logout karo',
      title: 'Har jagah se logout karna hai?',
      question: 'Is device par, aur jahan-jahan login hai, har jagah logout ho jayega.',
      confirm: 'Haan, logout karo',
      cancel: 'Cancel',
      failed: 'Har jagah se logout nahi hua',
    },

    reminder: {
      title: 'Yaad dilana',
      text: 'Din mein ek baar, tumhare chune time par, agar tab tak padhai na hui ho.',
      time: 'Time',
      timeHint: 'India ka time, 15-15 minute par.',
      saved: (time: string) => `Tumhe ${time} baje yaad dilayenge.`,
      off: 'Is device par yaad dilana band hai.',
      blocked:
        'Yeh browser is site ke notifications rok raha hai. Settings mein allow karo, phir ise on karo.',
      missing:
        'Yeh browser yaad nahi dila sakta. iPhone ya iPad par app ko home screen par jodo aur wahin se kholo.',
      needsNetwork: 'On karne ke liye network chahiye.',
      failed: 'Badlaav nahi ho paya. Thodi der mein phir se try karo.',
    },
    studyDays: 'Padhai ke din',
    studyDaysText: 'Tumhari streak, calendar par.',
    marks: 'Mere bookmarks',
    marksText: 'Tumhare bookmarks, highlights aur notes.',

    privacy: 'Hum tumhare baare mein kya rakhte hain',
    privacyText: 'Download karo, ya account delete karo.',

    needs: {
      title: 'Padhne mein kya help karta hai',
      text: 'Sirf is device par rehta hai.',
      of: {
        'extra-time': {
          name: 'Extra time',
          text: 'Quiz, practice aur papers mein har ghante 20 minute extra, unke liye jinhe exam mein bhi milte hain.',
        },
        calm: { name: 'Calm screen', text: 'Kuch hilega nahi, na confetti, na companions.' },
        spacing: { name: 'Zyada spacing', text: 'Letters, words aur lines ke beech zyada jagah.' },
      },
    },

    language: {
      title: 'Language',
      text: 'App ki, aur un notes, cards aur sawaalon ki jo isme likhe gaye hain.',
      offline: 'Doosri language ek baar load karni padti hai. Online aakar try karo.',
    },

    nightOn: 'On',
    nightOff: 'Off',
    referral: 'Free chapter kholo',
    hinglish: {
      night: 'Raat mode',
      nightText: 'Raat ko padhte waqt aankhon ko aaram.',
      referralText: (friends: number) => `${friends} dost bulao, ek chapter free.`,
    },
  },

  character: {
    open: (name: string) => `Study companion: ${name}. Badlo`,
    title: 'Apna study companion chuno',
    legend: 'Study companion',
    done: 'Ho gaya',
    lines: {
      kalam: 'Tension mat lo, likhte jao.',
      mitu: 'Galti? Mita denge.',
      prakar: 'Ek dum perfect chahiye.',
      haldi: 'Aaj toh phod denge!',
    },
  },
} satisfies AppCatalogue;
