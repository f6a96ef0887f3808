import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SUFFIX = '?script';

/** Bundles and minifies a module into one classic script. `constants` replace global names; `files` are its modules, for watching. */
export async function bundleScript(
  path: string,
  constants: Record<string, unknown> = {},
): Promise<{ code: string; files: string[] }> {
  // Vite sets NODE_ENV of the whole process to production.
  const nodeEnv = process.env.NODE_ENV;
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
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`${path} was not built.`);
  return { code: script.code.trim(), files: script.moduleIds };
}

/** Vite plugin: `import text from './x.ts?script'` yields the bundled module; empty in the client build, whose HTML has run it already. */
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
