import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { LANGUAGE_CODES } from './app/i18n/languages.ts';
import { inlineScripts } from './cli/bundle-script.ts';

const RENDERS = [/^react(-dom|-router)?($|\/)/, /^@conform-to\//, 'lucide-react'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), inlineScripts({ LANGUAGES: LANGUAGE_CODES })],
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
