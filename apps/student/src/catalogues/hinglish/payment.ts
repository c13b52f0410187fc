import { brand } from '@repo/contracts/brand';
import { superPriceInr } from '@repo/contracts/limits/payment';
import * as paymentMessages from '@repo/contracts/messages/payment';
import type { AppCatalogue } from '../app-catalogue.ts';
import { messages } from './messages.ts';

/** The plan and its payment. */
export const paymentTexts = {
  plan: {
    name: brand.planName,
    upgrade: 'Upgrade karo',
    useFree: 'Free chapter lo',
    benefitsLabel: `${brand.planName} mein kya milta hai`,
    benefits: [
      'Saare subjects aur chapters unlock',
      'Cool GEN-Z chapter explainers unlock',
      'Naye features sabse pehle',
      'Speed revise ke liye flashcards',
      'Aur bhi bahut kuch',
    ],
  },

  payment: {
    panel: {
      title: `${brand.planName} lo`,
      titleAgain: `${brand.planName} ka ek aur mahina`,
      price: `₹${superPriceInr}`,
      per: 'ek mahine ke liye',
      pay: 'Upgrade karo',
      payAgain: 'Ek mahina jodo',
      opening: 'Secure checkout khul raha hai…',
      terms: 'Ek payment, ek mahina. Apne aap kuch renew nahi hota.',
      untilNow: (date: string) => `Naya mahina ${date} ko shuru hoga, jab abhi wala khatam hoga.`,
      orderFailed: messages[paymentMessages.paymentFailed],
      checkoutFailed: 'Payment shuru nahi ho paya. Phir se try karo.',
      notOpened: 'Koi payment shuru nahi hua. Network check karo, phir ek baar aur try karo.',
      later: 'Abhi nahi',
    },
    result: {
      checkingTitle: 'Payment check ho raha hai',
      checking: 'Tumhara payment check ho raha hai…',
      successTitle: 'Payment ho gaya!',
      success: `Tumhe ${brand.planName} mil gaya!`,
      letsGo: 'Chalo!',
      failedTitle: 'Payment nahi hua',
      failed:
        'Tumhara payment process nahi ho paya. Phir se try karo. Baar-baar aisa ho toh support ko likho.',
      pendingTitle: 'Payment pending hai',
      pending: 'Tumhara payment abhi process ho raha hai. Thoda ruko aur yeh page refresh karo.',
      errorTitle: 'Error',
      retry: 'Retry',
      refresh: 'Refresh karo',
      home: 'Home par jao',
      newPayment: 'Naya payment shuru karo',
      tryAgain: 'Phir se try karo',
      lastTry: {
        declined: 'Pichhla payment decline ho gaya. Ab phir se try kar sakte ho.',
        dropped: 'Pichhla payment poora nahi hua. Ab phir se try kar sakte ho.',
        pending: 'Pichhla payment abhi chal raha hai. Dobara pay karne se pehle uska wait karo.',
      },
      noOrder: messages[paymentMessages.orderIdMissing],
      checkFailed: messages[paymentMessages.orderCheckFailed],
      nextCheck: (seconds: number) => `${seconds} s mein phir check hoga`,
      support: 'Support ko likho',
      supportSubject: (orderId: string) => `Payment ${orderId}`,
    },
    receipt: {
      label: 'Receipt',
      stamp: brand.planName,
      order: 'Order id',
      copy: 'Order id copy karo',
      copied: 'Order id copy ho gayi',
      copyFailed: 'Order id copy nahi hui. Use select karke khud copy karo.',
      item: `${brand.planName}, ek mahina`,
      amount: 'Amount',
      paidAt: 'Payment ki date',
      validTill: 'Kab tak valid',
      rupees: (amount: number) => `₹${amount.toFixed(2)}`,
    },
    notice: {
      text: 'Tum payment se wapas aaye. Dekho, payment hua ya nahi.',
      check: 'Payment check karo',
      dismiss: 'Hatao',
    },
    hinglish: {
      parents: 'Parent ke UPI se bhi ho jayega.',
      moneyGone: 'Paise kate? Order id support ko bhejo, dekh lenge.',
      expired: 'Order expire ho gaya. Paise kate? Support ko order id bhejo.',
      thanks: 'Ab poora syllabus tumhara hai.',
    },
  },
} satisfies AppCatalogue;
