import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SUFFIX = '?script';

/**
 * Bundles and minifies a module for a browser, as one classic script that runs at once. `constants` are put in the place
 * of global names; `files` are the modules it was made of.
 */
export async function bundleScript(
  path: string,
  constants: Record<string, unknown> = {},
): Promise<{ code: string; files: string[] }> {
  // Vite switches the whole process to production.
  const environment = process.env.NODE_ENV;
  const built = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: path, output: { format: 'iife' } },
    },
  }).finally(() => {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`${path} was not built.`);
  return { code: script.code.trim(), files: script.moduleIds };
}

/**
 * Makes `import text from './x.ts?script'` the text of the bundled module, for inline scripts. In the browser's build it
 * is empty: the page that the server sends has run it already. `BUILD` is the name that cli/build.ts gives the build.
 */
export function inlineScripts(constants: Record<string, unknown>): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      if (this.environment.name === 'client') return 'export default "";';
      const { code, files } = await bundleScript(id.slice(0, -SUFFIX.length), {
        ...constants,
        BUILD: this.environment.config.env.VITE_BUILD ?? '',
      });
      for (const file of files) this.addWatchFile(file);
      if (/<\/script|<!--/i.test(code)) throw new Error(`${id} would end its element early.`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
