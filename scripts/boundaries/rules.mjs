/**
 * Who may import whom, as data. `imports` are our own packages, `typeImports` those of which only types may come,
 * `testImports` what tests, fixtures and testing folders may use besides. `onlyExternals` names every foreign package
 * allowed, `noExternals` the forbidden ones (a name covers its scope). `instead` is the road to take.
 */
export const packageRules = {
  'packages/contracts': {
    imports: [],
    onlyExternals: ['zod'],
    instead: 'contracts know zod alone; what needs more belongs in packages/db or packages/domain',
  },
  'packages/db': {
    imports: ['contracts'],
    instead: 'db knows tables only; a rule of the product is a verb in packages/domain',
  },
  'packages/domain': {
    imports: ['content', 'contracts', 'db'],
    noExternals: ['fastify', '@fastify', '@trpc'],
    instead: 'the domain knows no door; take what it needs as a port (packages/domain/src/ports.ts)',
  },
  'packages/api': {
    imports: ['contracts', 'domain'],
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
  'packages/ui': {
    imports: [],
    instead: 'ui knows no word of the domain; hand the data in as props',
  },
  'apps/server': {
    imports: ['api', 'content', 'contracts', 'db', 'domain'],
    testImports: ['sandbox', 'client'],
    instead: 'the server composes packages; it reaches the outside world only through its configuration',
  },
  'apps/student': {
    imports: ['client', 'contracts', 'ui'],
    typeImports: ['api'],
    instead: 'an app reaches the server through @repo/client, and takes AppRouter as `import type` only',
  },
  'apps/admin': {
    imports: ['client', 'contracts', 'ui'],
    typeImports: ['api'],
    instead: 'an app reaches the server through @repo/client, and takes AppRouter as `import type` only',
  },
  'apps/sandbox': {
    imports: [],
    instead: 'the sandbox speaks public protocols and knows nothing of ours',
  },
  'apps/bench': {
    imports: ['content', 'contracts', 'db', 'domain'],
    instead: 'the bench starts the built product and measures it from outside',
  },
  'apps/e2e': {
    imports: ['contracts'],
    instead: 'browser tests see the product from outside',
  },
};

/**
 * Inside an app, routes → features → session, library and the other folders: what a file may not look up to. A
 * folder not named here counts among the others.
 */
export const layeredApps = ['apps/student', 'apps/admin'];
export const layerRules = {
  routes: { forbidden: [], instead: '' },
  features: { forbidden: ['routes'], instead: 'a route uses the feature; hand what it knows in as props' },
  others: {
    forbidden: ['routes', 'features'],
    instead:
      'the order is routes → features → session, library and the rest; hand it in, or move the part down',
  },
};
export const betweenFeatures =
  'no feature imports another one; move what both need to session, library, packages/ui or a folder of its own';

/** What may not be written where. `in` and `except` are tested on the path, `pattern` on the text without comments. */
export const textRules = [
  {
    pattern: /\bprocess\.env\b|\benv\b[^=;\n]*\}\s*=\s*process\b/,
    in: /^(apps|packages)\/.*\.(ts|tsx|mjs)$/,
    except: /^apps\/[^/]+\/tests\/|(^|\/)(config\.ts|[\w.-]+\.config\.m?ts|build\.mjs)$/,
    message: 'process.env is read in config.ts alone; take the value from the configuration handed down',
  },
  {
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)/,
    in: /^packages\/domain\/src\//,
    isCodeOnly: true,
    message: 'the domain asks the clock port: context.clock.now()',
  },
  {
    pattern: /\bMath\.random\(/,
    in: /^packages\/domain\/src\//,
    isCodeOnly: true,
    message: 'the domain asks the ids port: context.ids',
  },
];

/** Where the product's name stands; everything else imports it from there. */
export const brandFile = 'packages/contracts/src/brand.ts';
export const brandMessage = `the product's name stands in ${brandFile} alone: import { brand } from '@repo/contracts/brand'`;

export const climbMessage =
  "'../../' hides where a file belongs: import it as #src/…, another package by its name";

export const maxLines = 250;
export const sizeMessage = `has more than ${maxLines} lines; cut it along its nouns or verbs`;
/** Tests, seeds and what a tool writes may be long; `features/tests` is the product's own noun. */
export const mayBeLong = /\.(test|spec|gen)\.|(^|(?<!\/features)\/)(tests?|seed|fixtures|migrations)\//;

export const bannedNames = /(^|-)(utils?|helpers?|misc|common)($|-)/;
export const bannedNameMessage = 'says nothing about what is in it; name the thing';
export const kebabMessage = 'file names are kebab-case';
/** The router takes its addresses from file names; the gen file is its own. */
export const mayBeNamedFreely = /\/src\/routes\/|\.gen\.ts$/;

export const codeFile = /\.(ts|tsx|mts|mjs|js|css|html)$/;
export const testFile = /\.(test|spec)\.|(^|(?<!\/features)\/)(tests?|testing|fixtures)\//;
