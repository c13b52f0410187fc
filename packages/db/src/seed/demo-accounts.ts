/** The accounts of a trial start, printed when it is ready. Production refuses this admin password. */
export const demoAccounts = {
  basic: {
    name: 'Aarohi Sharma',
    email: 'aarohi@demo.local',
    password: 'aarohi-demo',
    age: 15,
    gender: 'Female',
  },
  super: { name: 'Kabir Khan', email: 'kabir@demo.local', password: 'kabir-demo', age: 16, gender: 'Male' },
  adminPassword: 'teacher-demo',
} as const;
