/** Who may import whom: the table of docs/architecture.md. tooling/repo-checks proves that each rule finds a planted violation. */
const testCode = '\\.(test|stories|bench)\\.tsx?$|/testing/|/tests/';
/** What apps, hiring and kit may import of a package. */
const entryPoints =
  '^packages/(ui/src/(index|controls|carousel|chart|drop-zone|head)\\.ts|ui/src/theme/fonts\\.css|data/src/(notification-kinds|schemas|[^/]+/index)\\.ts|(hiring|kit)/src/[^/]+/index\\.ts|site-check/src/((health|hosts)/)?index\\.ts|mail/src/(sender/)?index\\.ts|documents/src/((boxes|e-invoice|qr-code)/)?index\\.ts|remote-contract/src/(index\\.ts|define\\.tsx|services\\.tsx|rendering\\.ts|server\\.ts|registry/index\\.ts)|[^/]+/src/testing/index\\.tsx?|data/src/database\\.types\\.ts)$';

/** From top to bottom: each may import those below it. Above them is the folder's own level, which connects them. */
const shellLayers = ['frame', 'debug', 'session', 'remotes', 'core'];

export default {
  forbidden: [
    forbid('an-app-imports-no-other-app', '^apps/([^/]+)/', {
      path: '^apps/',
      pathNot: '^apps/$1/',
    }),
    // What a remote requires on the server is the whole of each shared package, as in the browser.
    // What the pages say of random lives is computed without loading the pages.
    forbid(
      'packages-are-imported-by-their-entry-points',
      '^(?!apps/shell/src/server/evaluate-remote|supabase/(tests/hiring/life/checks/captions|tests/invoices/credit-notes/agreeing|bench/checks/sites|seed/write-colors))(apps|e2e|supabase)/',
      {
        path: '^packages/',
        pathNot: entryPoints,
      },
    ),
    forbid('kit-and-hiring-import-packages-by-their-entry-points', '^packages/(kit|hiring)/', {
      path: '^packages/',
      pathNot: ['^packages/$1/', entryPoints],
    }),
    forbid('a-package-imports-another-by-its-entry-point', '^packages/(?!(kit|hiring)/)([^/]+)/', {
      path: '^packages/',
      pathNot:
        '^packages/($1/|[^/]+/src/(index\\.ts|testing/index\\.tsx?)$|data/src/(notification-kinds|[^/]+/index)\\.ts$|ui/src/palette\\.ts$|remote-contract/src/(define|services)\\.tsx$)',
    }),
    forbid('ui-data-and-the-contract-import-no-kit', '^packages/(ui|data|remote-contract)/', {
      path: '^packages/kit/',
    }),
    forbid('packages-import-no-hiring', '^packages/(?!hiring/)', { path: '^packages/hiring/' }),
    forbid('packages-import-no-app', '^packages/', { path: '^(apps|e2e)/' }),
    forbid('a-feature-imports-no-sibling', '^apps/([^/]+)/src/features/([^/]+)/', {
      path: '^apps/$1/src/features/',
      pathNot: '^apps/$1/src/features/$2/',
    }),
    forbid('features-import-no-pages', '/src/features/', {
      path: '^apps/[^/]+/src/(pages/|remote\\.ts)',
    }),
    forbid('shared-imports-nothing-above-it', '^apps/[^/]+/src/shared/', {
      path: '^apps/[^/]+/src/(features/|pages/|remote\\.ts)',
    }),
    forbid('pages-import-no-pages-and-no-remote', '^apps/[^/]+/src/pages/(?!.*\\.test\\.)', {
      path: '^apps/[^/]+/src/(pages/|remote\\.ts)',
    }),
    ...shellLayers.map((layer, index) =>
      forbid(`the-shell-layer-${layer}-imports-nothing-above-it`, `^apps/shell/src/${layer}/`, {
        path: `^apps/shell/src/(${['[^/]+$', ...shellLayers.slice(0, index).map((name) => `${name}/`)].join('|')})`,
      }),
    ),
    forbid(
      'the-contract-imports-only-types-of-data',
      '^packages/remote-contract/src/(?!testing/)',
      {
        path: '^packages/data/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('the-contract-imports-no-ui', '^packages/remote-contract/', { path: '^packages/ui/' }),
    forbid('ui-imports-no-data', '^packages/ui/', {
      path: '^packages/(data|remote-contract)/|node_modules/(zustand|@tanstack|@supabase|react-router)',
    }),
    forbid('data-imports-no-ui', '^packages/data/', { path: '^packages/(ui|remote-contract)/' }),
    forbid('mail-imports-of-ui-only-its-colors', '^packages/mail/', {
      path: '^packages/(ui|kit|remote-contract)/',
      pathNot: '^packages/ui/src/palette\\.ts$',
    }),
    forbid('documents-import-of-packages-only-ui', '^packages/documents/', {
      path: '^packages/(data|kit|mail|remote-contract)/',
    }),
    // PDFs need a megabyte of code and fonts, which no one downloads before a button for one is pressed.
    {
      name: 'documents-are-imported-when-one-is-wanted',
      severity: 'error',
      from: { path: '^(apps|packages/(?!documents/))', pathNot: testCode },
      to: {
        path: '^packages/documents/src/index\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    forbid(
      'what-forms-import-of-documents-draws-nothing',
      '^packages/documents/src/(boxes|e-invoice|qr-code)/index\\.ts$',
      {
        path: '^packages/documents/src/(documents|fonts|page|text/(?!xml-characters))|node_modules/(pdfkit|fontkit)',
        reachable: true,
      },
    ),
    forbid('site-check-imports-no-package', '^packages/site-check/', {
      path: '^packages/(?!site-check/)',
    }),
    // Apps preview mails, also in a browser.
    forbid('templates-of-mails-send-nothing', '^packages/mail/src/(?!sender/|.*\\.test\\.)', {
      path: '^packages/mail/src/sender/|node_modules/nodemailer/',
    }),
    forbid('the-federated-entry-point-of-ui-has-no-overlays', '^packages/ui/src/index\\.ts$', {
      path: 'node_modules/(@base-ui|recharts|embla-carousel)',
      reachable: true,
    }),
    {
      name: 'only-the-contract-imports-the-router',
      severity: 'error',
      from: { pathNot: '^packages/remote-contract/|node_modules' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'only-data-imports-supabase',
      severity: 'error',
      from: { path: '^(apps|packages|e2e)/', pathNot: '^packages/data/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'production-code-imports-no-test-code',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'npm-packages-are-declared',
      severity: 'error',
      from: { path: '^(apps|packages|e2e|supabase|tooling/[^/]+)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    // `npm start` installs no development packages.
    {
      name: 'the-product-runs-without-development-packages',
      severity: 'error',
      from: {
        path: '^(apps|packages|tooling/(local-supabase|release|serve))/.*src/|^supabase/seed/',
        // A tool for developers who add a picture.
        pathNot: [testCode, '\\.d\\.ts$', '^supabase/seed/write-colors'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'no-circular-imports',
      severity: 'error',
      from: { pathNot: '^tooling/vite\\.ts$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'all-imports-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps|packages|tooling)/[^/]+/(dist|storybook-static|violations)/|^supabase/functions/[^/]+/dist/|\\.(webp|svg)$',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

function forbid(name, from, to) {
  return { name, severity: 'error', from: { path: from }, to };
}
