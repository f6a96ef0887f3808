import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
  }
}

/** Finds the browser of the run once: to know that it starts takes starting it. */
export default async function setup(project: TestProject) {
  project.provide('chromium', await findChromium());
}
