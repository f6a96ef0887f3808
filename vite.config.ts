import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGE_CODES } from './app/i18n/languages.ts';
import { inlineScripts } from './cli/assets/bundle-script.ts';

const RENDERS = [/^react(-dom|-router)?($|\/)/, /^@conform-to\//, 'lucide-react'];

// The build leaves `screen` out of the browser's route modules. In development it would turn each edit of one into a full
// reload: Fast Refresh takes no exports that it does not know.
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
          // Every page names some forty of them.
          output: { chunkFileNames: 'assets/[hash].js' },
        },
      },
    },
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rollupOptions: { input: './http/server.ts' } },
      // What renders goes into the build: there it is React's fast form, whatever NODE_ENV says where it runs.
      // In development Node loads it: what is CommonJS cannot be taken apart file by file.
      resolve: { noExternal: command === 'build' ? RENDERS : [] },
    },
  },
  // An inlined font or script would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
}));
