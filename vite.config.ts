import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGE_CODES } from './app/i18n/languages.ts';
import { inlineScripts } from './cli/assets/bundle-script.ts';

/** Packages that render pages. */
const RENDERS = [/^react(-dom|-router)?($|\/)/, /^@conform-to\//, 'lucide-react'];

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

export default defineConfig(({ command }) => ({
  plugins: [
    screenOnServerOnly,
    tailwindcss(),
    reactRouter(),
    inlineScripts({ LANGUAGES: LANGUAGE_CODES }),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Short names: every page lists some forty of these files.
          output: { chunkFileNames: 'assets/[hash].js' },
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
