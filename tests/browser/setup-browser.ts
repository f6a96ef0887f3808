import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
  }
}

/** Finds the browser once per run, since checking that it starts takes a start. */
export default async function setup(project: TestProject) {
  project.provide('chromium', await findChromium());
}
