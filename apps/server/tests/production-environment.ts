/** The minimum that a real deployment sets; every value is made up. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://study.example.in/',
  ADMIN_PASSWORD: 'a long one of our own',
  SMTP_URL: 'smtps://user:secret@mail.example.in',
  MAIL_FROM: 'no-reply@study.example.in',
  CASHFREE_CLIENT_ID: 'given by the provider',
  CASHFREE_CLIENT_SECRET: 'given by the provider too',
  GOOGLE_CLIENT_ID: 'named by Google',
  GOOGLE_CLIENT_SECRET: 'given by Google',
};
