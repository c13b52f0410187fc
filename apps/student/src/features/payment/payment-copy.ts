import { brand } from '@repo/contracts/brand';
import { superPriceInr } from '@repo/contracts/limits/payment';
import * as paymentMessages from '@repo/contracts/messages/payment';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const paymentCopy = texts('payment', {
  panel: {
    title: `Get ${brand.planName}`,
    titleAgain: `One more month of ${brand.planName}`,
    price: `₹${superPriceInr}`,
    per: 'per month',
    pay: 'Upgrade',
    payAgain: 'Add a month',
    opening: 'Opening secure checkout…',
    terms: 'One payment for one month. Nothing renews by itself.',
    untilNow: (date: string) => `The new month starts when this one ends, on ${date}.`,
    orderFailed: paymentMessages.paymentFailed,
    checkoutFailed: 'Payment initiation failed. Please try again.',
    notOpened: 'No payment was started. Check your network, then try once more.',
    later: 'Not now',
  },
  result: {
    checkingTitle: 'Checking payment',
    checking: 'Checking your payment…',
    successTitle: 'Payment Successful!',
    success: `You've got ${brand.planName}!`,
    letsGo: "Let's go!",
    failedTitle: 'Payment Failed',
    failed:
      'Unfortunately, your payment could not be processed. Please try again or contact support if the issue persists.',
    pendingTitle: 'Payment Pending',
    pending: 'Your payment is still being processed. Please wait a moment and refresh this page.',
    errorTitle: 'Error',
    retry: 'Retry',
    refresh: 'Refresh',
    home: 'Go to Home',
    newPayment: 'Start a new payment',
    tryAgain: 'Try again',
    lastTry: {
      declined: 'Your last try was declined. You can try again now.',
      dropped: 'Your last try was not finished. You can try again now.',
      pending: 'Your last try is still under way. Wait for it before you pay again.',
    },
    noOrder: paymentMessages.orderIdMissing,
    checkFailed: paymentMessages.orderCheckFailed,
    nextCheck: (seconds: number) => `Next check in ${seconds} s`,
    support: 'Write to support',
    supportSubject: (orderId: string) => `Payment ${orderId}`,
  },
  receipt: {
    label: 'Receipt',
    stamp: brand.planName,
    order: 'Order id',
    copy: 'Copy order id',
    copied: 'Order id copied',
    copyFailed: 'The order id could not be copied. Select it and copy it by hand.',
    item: `${brand.planName}, one month`,
    amount: 'Amount',
    paidAt: 'Paid on',
    validTill: 'Valid till',
    rupees: (amount: number) => `₹${amount.toFixed(2)}`,
  },
  notice: {
    text: 'You came back from a payment. See whether it went through.',
    check: 'Check payment',
    dismiss: 'Dismiss',
  },
  hinglish: {
    parents: 'Parent ke UPI se bhi ho jayega.',
    moneyGone: 'Paise kate? Order id support ko bhejo, dekh lenge.',
    expired: 'Order expire ho gaya. Paise kate? Support ko order id bhejo.',
    thanks: 'Ab poora syllabus tumhara hai.',
  },
} as const);
