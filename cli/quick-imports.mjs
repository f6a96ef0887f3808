// Node parses the whole list of exports of a package again for each of its modules. Drizzle has 130 kB of it and a hundred
// modules: most of the time of a start.
import { registerHooks } from 'node:module';

const PACKAGE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isWithin = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isWithin || !parentURL?.includes(PACKAGE)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
