/**
 * Who may import whom, as data for dependency-cruiser. `imports` are our own packages, `typeImports` those
 * for types only, `modules` single files of others, `testImports` extra packages for tests, fixtures and
 * testing folders. `onlyExternals` lists every foreign package allowed, `noExternals` the forbidden ones (a
 * name covers its scope). `instead` says what to do instead.
 */
export const packageRules = {
  'packages/contracts': {
    imports: [],
    onlyExternals: ['zod'],
    instead: 'contracts know zod alone; what needs more belongs in packages/db or packages/domain',
  },
  'packages/revision': {
    imports: [],
    testImports: ['study-log'],
    onlyExternals: ['ts-fsrs'],
    instead: 'revision is arithmetic for server and app alike; hand in what it needs as numbers and events',
  },
  'packages/study-log': {
    imports: ['contracts'],
    onlyExternals: ['zod'],
    instead: 'the study log knows neither device nor database; what it needs is handed in',
  },
  'packages/db': {
    imports: ['contracts'],
    instead: 'db knows tables only; a rule of the product is a verb in packages/domain',
  },
  'packages/domain': {
    imports: ['content', 'contracts', 'db', 'revision', 'study-log'],
    noExternals: ['fastify', '@fastify', '@trpc'],
    instead: 'the domain knows no door; take what it needs as a port (packages/domain/src/ports.ts)',
  },
  'packages/api': {
    imports: ['contracts', 'domain', 'study-log'],
    testImports: ['db'],
    noExternals: ['fastify', '@fastify', 'drizzle-orm', 'postgres'],
    instead: 'api calls verbs of @repo/domain; whatever is of the web framework belongs in apps/server',
  },
  'packages/client': {
    imports: ['contracts'],
    typeImports: ['api'],
    instead:
      "the client knows the server by `import type { AppRouter } from '@repo/api'` and @repo/contracts alone",
  },
  'packages/content': {
    imports: ['contracts'],
    instead: 'content in files and their forms; verbs of packages/domain put it into the database',
  },
  'packages/content-studio': {
    imports: ['content', 'contracts'],
    instead:
      'the studio draws and checks the starter library; what the product needs belongs in packages/content',
  },
  'packages/ui': {
    imports: [],
    // The last ones are needed by src/print, with which both apps print questions.
    modules: [
      '^packages/contracts/src/(list-levels|figures|classroom-paper|question-names|written.rules).ts$',
      '^packages/contracts/src/items/(question|question-kinds|written).ts$',
    ],
    instead: 'ui knows no word of the domain; hand the data in as props',
  },
  'apps/server': {
    imports: ['api', 'content', 'contracts', 'db', 'domain'],
    testImports: ['sandbox', 'client'],
    instead: 'the server composes packages; it reaches the outside world only through its configuration',
  },
  'apps/student': {
    imports: ['client', 'contracts', 'revision', 'study-log', 'ui'],
    typeImports: ['api'],
    instead: 'an app reaches the server through @repo/client, and takes AppRouter as `import type` only',
  },
  'apps/admin': {
    imports: ['client', 'contracts', 'ui'],
    testImports: ['content'],
    typeImports: ['api'],
    instead: 'an app reaches the server through @repo/client, and takes AppRouter as `import type` only',
  },
  'apps/sandbox': {
    imports: [],
    instead: 'the sandbox speaks public protocols and knows nothing of ours',
  },
  'apps/ops': {
    imports: ['content', 'contracts', 'db', 'domain', 'revision', 'server'],
    instead: 'it starts the built product and measures it from outside',
  },
  'apps/e2e': {
    imports: ['contracts'],
    modules: ['^packages/content/src/testing/(drawing-attacks|make-document).ts$'],
    instead: 'browser tests see the product from outside',
  },
};

const handDown =
  'the order is routes → features → session, library and the rest; hand it in, or move the part down';

/**
 * Inside an app, routes → features → session, library and the other folders: which folders a folder may not
 * import.
 */
export const layers = [
  {
    name: 'a feature and the routes',
    from: 'features/',
    to: '^apps/$1/src/routes/',
    instead: 'a route uses the feature; hand what it knows in as props',
  },
  {
    name: 'what features stand on',
    from: '(?!routes/|features/)[^/]+/',
    to: '^apps/$1/src/(routes|features)/',
    instead: handDown,
  },
];
export const betweenFeatures =
  'no feature imports another one; move what both need to session, library, packages/ui or a folder of its own';

/** The file with the product's name; everything else imports it from there. */
export const brandFile = 'packages/contracts/src/brand.ts';
export const brandMessage = `the product's name stands in ${brandFile} alone: import { brand } from '@repo/contracts/brand'`;

export const bannedNames = /(^|-)(utils?|helpers?|misc|common)($|-)/;
export const bannedNameMessage = 'says nothing about what is in it; name the thing';
export const codeFile = /\.(ts|tsx|mts|mjs|js|css|html)$/;
