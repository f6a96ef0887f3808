import { findChromium } from '#tests/browser/chromium.ts';
import { buildIfChanged } from './build.ts';
import { checkSources, conclude, runTests, step } from './steps.ts';

const tally = { passed: 0, failed: 0 };
const [isBuilt, hasBrowser] = await Promise.all([
  step(tally, 'build', () => buildIfChanged(() => {})),
  step(tally, 'browser', findChromium),
  checkSources(tally),
]);
const projects = ['unit', 'integration'];
// Without a build or a browser these tests could only repeat the failure above.
if (isBuilt && hasBrowser) projects.push('browser');
await runTests(tally, projects);
conclude(tally);
