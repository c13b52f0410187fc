/**
 * All names of the product. A rename changes only this file; `storagePrefix` stays, so that browsers don't
 * lose stored data.
 */
export const brand = {
  name: 'Tickwala',
  shortName: 'Tickwala',
  tagline: 'Your Class 10th study buddy',
  planName: 'Super',
  priceInr: 199,
  supportEmail: 'support@tickwala.in',
  /** Ten digits; sent to the payment provider instead of a student's number. SUPPORT_PHONE overrides it. */
  supportPhone: '9999999999',
  socials: [
    { name: 'Instagram', url: 'https://www.instagram.com/tickwala' },
    { name: 'YouTube', url: 'https://www.youtube.com/@tickwala' },
  ],
  themeColor: { light: '#F5F7FC', dark: '#0C1122' },
  storagePrefix: 'tickwala',
} as const;
