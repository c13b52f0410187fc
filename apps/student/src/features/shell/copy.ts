import { brand } from '@repo/contracts/brand';

/** Words of the frame around the logged-in screens. */
export const shellCopy = {
  home: 'Home',
  logout: 'Logout',
  mainNavigation: 'Main',
  zen: 'Zen mode',
  leaveZen: 'Leave Zen mode',
  offline: 'Offline ho. Jo load hua hai woh padh sakte ho.',
  backOnline: 'Wapas online!',
  logoutTitle: 'Confirm Logout',
  logoutQuestion: 'Are you sure you want to logout?',
  logoutConfirm: 'Yes, Logout!',
  logoutCancel: 'Cancel',
  logoutSafe: 'Padhai save hai.',
  logoutOffline: 'You are offline. After logging out, the content must be downloaded again.',
  splashSteps: [
    'Initializing',
    'Loading educational content',
    'Preparing interactive quizzes',
    'Setting up smart flashcards',
    'Connecting to learning community',
    'Optimizing your learning path',
    'Almost ready to learn',
  ],
  splashLabel: `Opening ${brand.name}`,
  failedTitle: 'Error Loading Data',
  failedOffline: 'Internet nahi hai. Wapas aate hi hum khud try karenge.',
  failedRetry: 'Retry',
  openOld: 'Purana content kholo',
} as const;
