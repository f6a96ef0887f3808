// Node parses the whole list of exports of a package again for each of its modules, and for each import of it. Drizzle has 130 kB
// of it, a hundred modules and fifty imports: most of the time of a start.
import { registerHooks } from 'node:module';

const NAME = 'drizzle-orm';
const PACKAGE = `/node_modules/${NAME}/`;

/** The resolved imports of the package, by specifier. */
const imports = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (parentURL?.includes(PACKAGE) && specifier.startsWith('.') && specifier.endsWith('.js')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    const isPackage = specifier === NAME || specifier.startsWith(`${NAME}/`);
    if (!isPackage || !conditions.includes('import')) return next(specifier, context);
    const found = imports.get(specifier) ?? next(specifier, context);
    imports.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
