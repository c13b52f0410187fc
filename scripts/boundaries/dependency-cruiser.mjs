import { betweenFeatures, layers, packageRules } from './rules.mjs';

const testFile = '(^|/)(tests?|testing|fixtures)/|[.](test|spec)[.]|/vitest[.]config[.]';

/** Matches an installed package, with or without pnpm's store. */
const installed = (names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const ours = (names) => `^(packages|apps)/(${names.join('|')})/`;
const anyOf = (patterns) => patterns.filter(Boolean);

function rulesOf([folder, rules]) {
  const self = folder.split('/')[1];
  const { imports, typeImports = [], testImports = [], modules = [], instead: comment } = rules;
  const rule = (name, from, to) => ({
    name: `${self}: ${name}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/`, ...from },
    to,
  });
  const anyPackage = { path: '^(packages|apps)/[^/]+/' };
  const allowed = [self, ...imports];
  return anyOf([
    rule(
      'our packages',
      { pathNot: testFile },
      { ...anyPackage, pathNot: anyOf([ours([...allowed, ...typeImports]), ...modules]) },
    ),
    rule(
      'our packages in tests',
      { path: `^${folder}/.*(${testFile})` },
      {
        ...anyPackage,
        pathNot: anyOf([ours([...allowed, ...typeImports, ...testImports]), ...modules]),
      },
    ),
    typeImports.length > 0 &&
      rule('types only', {}, { path: ours(typeImports), dependencyTypesNot: ['type-only'] }),
    rules.onlyExternals &&
      rule(
        'foreign packages',
        { pathNot: testFile },
        {
          path: '(^|/)node_modules/',
          pathNot: installed(rules.onlyExternals),
        },
      ),
    rules.noExternals &&
      rule('foreign packages', { pathNot: testFile }, { path: installed(rules.noExternals) }),
  ]);
}

const belowSource = '^apps/(student|admin)/src';

export default {
  forbidden: [
    ...Object.entries(packageRules).flatMap(rulesOf),
    ...layers.map(({ name, from, to, instead }) => ({
      name,
      comment: instead,
      severity: 'error',
      from: { path: `${belowSource}/${from}`, pathNot: testFile },
      to: { path: to },
    })),
    {
      name: 'between features',
      comment: betweenFeatures,
      severity: 'error',
      from: { path: `${belowSource}/features/([^/]+)/`, pathNot: testFile },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'no circle of files',
      comment:
        'files that import each other can only be understood together; move what both need into a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circle of folders',
      comment: 'folders that import each other are one folder; move what both need into a third',
      severity: 'error',
      scope: 'folder',
      from: { path: '/src/' },
      to: { circular: true },
    },
    {
      name: 'nothing unresolved',
      comment: 'the import leads nowhere; correct the path, or add the package to package.json',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|dist-tests|[.]turbo|test-results)/' },
    // Imports are read from the syntax, including types; 'specify' would compile every file as well.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // Skips the dependents of each file, which no rule uses.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
