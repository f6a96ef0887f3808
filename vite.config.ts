import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './http/server.ts' } } } },
  // An inlined font or script would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
});
