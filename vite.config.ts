import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rollupOptions: { input: './http/server.ts' } },
      // What renders goes into the build: there it is React's fast form, whatever NODE_ENV says where it runs.
      resolve: { noExternal: [/^react(-dom|-router)?($|\/)/, /^@conform-to\//, 'lucide-react'] },
    },
  },
  // An inlined font or script would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
}));
