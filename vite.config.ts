import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGE_CODES } from './app/i18n/languages.ts';
import { inlineScripts } from './cli/assets/bundle-script.ts';
import { inAscii } from './cli/assets/in-ascii.ts';

/** Packages that render pages. */
const RENDERS = [/^react(-dom|-router)?($|\/)/, /^@conform-to\//, 'lucide-react'];

/** Modules of editors' screens, which public pages must not load. */
const EDITING = /app\/(editing|routes\/admin)\/|@conform-to|node_modules\/zod/;

/** Modules that only the server needs. */
const DATABASE = /node_modules\/(drizzle-orm|postgres)\/|\/db\/(schema|client)\.ts$/;

// Removes `export const screen`, which only the server reads, from the browser's route modules. With an export that Fast
// Refresh does not know, each edit of a module would reload the page in development.
const screenOnServerOnly: Plugin = {
  name: 'screen-on-server-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/app\/routes\/.+\.tsx?$/, code: /^export const screen = /m },
    handler: (code) => code.replace(/^export (?=const screen = )/m, ''),
  },
};

const noDatabaseInBrowser: Plugin = {
  name: 'no-database-in-browser',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        if (renderedLength > 0 && DATABASE.test(id)) this.error(`A browser module imports ${id}`);
      }
    }
  },
};

// V8 holds a source text of ASCII in one byte a letter, any other in two: 2.7 instead of 5 MB for as long as the server runs.
const asciiOnServer: Plugin = {
  name: 'ascii-on-server',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = inAscii(file.code);
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    screenOnServerOnly,
    tailwindcss(),
    reactRouter(),
    noDatabaseInBrowser,
    asciiOnServer,
    inlineScripts({ LANGUAGES: LANGUAGE_CODES }),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Short names: every page lists some forty of these files.
            chunkFileNames: 'assets/[hash].js',
            // A file for each set of screens that share modules, but none under some 3 kB: docs/decisions/0013-page-cache-and-deferred-hydration.md
            codeSplitting: {
              minShareCount: 2,
              groups: [
                // Merged files of screens can import each other in a circle, and run in another order than their modules. Tables of icons are made
                // as modules load: icons and React have files of their own, which import none of the others and so run first.
                { name: 'react', test: /node_modules\/react(-dom|-router)?\// },
                { name: 'icons', test: /node_modules\/lucide-react\// },
                // Addresses and ids, which import no screen.
                {
                  name: 'addresses',
                  test: /\/(compare-href|criterion-(anchor|id)|evidence-id)\.ts$/,
                },
                {
                  name: 'domain',
                  test: /\/domain\//,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_800,
                },
                {
                  name: 'shared',
                  // Style sheets stay with the screens that import them.
                  test: (id: string) => !EDITING.test(id) && !id.endsWith('.css'),
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_800,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rollupOptions: { input: './http/server.ts' } },
      // Bundled, React is its production version whatever NODE_ENV the server runs with. In development Node loads these
      // packages itself: Vite cannot serve CommonJS modules one by one.
      resolve: { noExternal: command === 'build' ? RENDERS : [] },
    },
  },
  // An inlined font or script would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
}));
